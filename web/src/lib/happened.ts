/* What happened at a table besides moves, in words. */
import type { Happening, Seat } from './protocol';
import { t } from './settings.svelte';

export function happened({ kind, seat, args }: Happening, seats: Seat[]): string {
  const name = seats.find((one) => one.seat === seat)?.name ?? '';
  const text = (key: string): string => (typeof args[key] === 'string' ? args[key] : '');
  const bot = text('bot') ? t(`bot-${text('bot')}`) : '';
  return t(`happening-${kind}`, { name, bot, what: text('what'), why: text('why') });
}
