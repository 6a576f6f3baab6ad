/* The time of the server. */

/** how far the server's clock is ahead of this one, in milliseconds */
let ahead = 0;

/** Learns the server's time from the head of an answer; it is told in whole seconds. */
export function noteDate({ headers }: { headers?: Headers }, now = Date.now()): void {
  const told = Date.parse(headers?.get('date') ?? '');
  if (Number.isNaN(told)) return;
  if (Math.abs(told + 500 - (now + ahead)) > 1500) ahead = told + 500 - now;
}

export function serverNow(): number {
  return Date.now() + ahead;
}

/** Milliseconds until a moment of the server. */
export function until(iso: string, now = serverNow()): number {
  return Date.parse(iso) - now;
}
