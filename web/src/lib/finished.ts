/* What finished games are looked for. */

export type Wanted = { game: string; player: string; seats: string; from: string; to: string; result: string };

export const ANYTHING: Wanted = { game: '', player: '', seats: '', from: '', to: '', result: '' };

/** The question to the server; what was left open is left out. */
export function queryOf(wanted: Wanted, page: string | null = null): URLSearchParams {
  const given = Object.entries({ ...wanted, player: wanted.player.trim(), page: page ?? '' }).filter(([, value]) => value !== '');
  return new URLSearchParams(given);
}
