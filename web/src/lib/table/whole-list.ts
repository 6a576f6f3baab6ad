/* A list that is longer than its room shows that it goes on: it ends in the middle of a row, and says how far one has come. */

/** An attachment for a list inside its room; the list gets `data-scrolls` where it is too long, and the room `--seen` and `--from`. */
export function wholeList(list: HTMLElement): () => void {
  const room = list.parentElement!;

  function measure(): void {
    list.style.maxHeight = '';
    delete list.dataset['scrolls'];
    const most = list.clientHeight;
    if (list.scrollHeight > most + 1) {
      list.dataset['scrolls'] = '';
      list.style.maxHeight = `${cutAt(rowsOf(list), most)}px`;
    }
    tell();
  }

  function tell(): void {
    const { scrollTop, scrollHeight, clientHeight } = list;
    room.style.setProperty('--from', String(scrollTop / scrollHeight));
    room.style.setProperty('--seen', String(Math.min(1, clientHeight / scrollHeight)));
  }

  const size = new ResizeObserver(measure);
  const content = new MutationObserver(measure);
  size.observe(room);
  content.observe(list, { childList: true, subtree: true, characterData: true });
  list.addEventListener('scroll', tell, { passive: true });
  measure();
  return () => {
    size.disconnect();
    content.disconnect();
    list.removeEventListener('scroll', tell);
  };
}

type Row = { top: number; height: number };

/** The rows of buttons, from the top of the list. */
function rowsOf(list: HTMLElement): Row[] {
  const start = list.getBoundingClientRect().top - list.scrollTop;
  const rows = new Map<number, Row>();
  for (const button of list.querySelectorAll('.btn')) {
    const { top, height } = button.getBoundingClientRect();
    rows.set(Math.round(top - start), { top: top - start, height });
  }
  return [...rows.values()].sort((a, b) => a.top - b.top);
}

/** The greatest height within `most` that cuts a row about its middle; all of it where no row can be cut so. */
export function cutAt(rows: Row[], most: number): number {
  const cuts = rows.map(({ top, height }) => top + height / 2).filter((cut) => cut <= most);
  return cuts.length > 1 ? cuts.at(-1)! : most;
}
