/* Which game it is and who sits there besides the reader: "Byzantium, with Mátyás and Theodora". */
import type { GameSummary, TableRow } from '../protocol';
import { named, say, settings, t } from '../settings.svelte';
import { listed } from '../words';

/** The others at a table, bots by their names; nobody while all other seats are free. */
export function othersAt(row: TableRow): string {
  const names = named(row.seats).flatMap(({ you, kind, name }) => (you || kind === 'open' ? [] : [name]));
  return listed(settings.language, names);
}

export function gameNamed(row: TableRow, games: GameSummary[]): string {
  const game = games.find(({ id }) => id === row.game);
  return game ? say(game.title, game.id) : row.game;
}

export function companyOf(row: TableRow, games: GameSummary[]): string {
  const [game, names] = [gameNamed(row, games), othersAt(row)];
  return names ? t('result-with', { game, names }) : game;
}
