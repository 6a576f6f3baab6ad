/* A mark on the tab of a hidden page: how many tables wait for this person, in the title and as a dot on the icon. */
import { api } from './api';

const LOOK_EVERY = 20_000;
const MARKED = /^\(\d+\) /;

export const marked = (title: string, count: number): string => (count > 0 ? `(${count}) ` : '') + title.replace(MARKED, '');

const dotted = (icon: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><image href="${icon}" width="32" height="32"/><circle cx="25" cy="7" r="7" fill="#b3261e" stroke="#fff" stroke-width="2"/></svg>`;

/** Begins to look while the page is hidden. The screens write their own titles; the mark is put before whatever they say. */
export function watchTurns(): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const plain = icon?.href ?? '';
  let count = 0;
  let drawn = '';

  const show = () => {
    const title = marked(document.title, count);
    if (title !== document.title) document.title = title;
    if (icon) icon.href = count > 0 && drawn ? drawn : plain;
  };
  const look = async () => {
    if (!document.hidden) return;
    const tables = await api.tables().catch(() => null);
    if (!tables || !document.hidden) return;
    count = tables.yours.filter((row) => row.yours_to_move).length;
    show();
  };

  void fetch(plain)
    .then((answer) => answer.text())
    .then((mark) => {
      drawn = `data:image/svg+xml,${encodeURIComponent(dotted(`data:image/svg+xml,${encodeURIComponent(mark)}`).replaceAll('"', "'"))}`;
    })
    .catch(() => undefined);
  new MutationObserver(show).observe(document.querySelector('title')!, { childList: true });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) void look();
    else {
      count = 0;
      show();
    }
  });
  setInterval(() => void look(), LOOK_EVERY);
}
