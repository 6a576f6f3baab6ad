/* What others have said and this person has not read, at all tables; asked for on every screen. */
import { api, Refused } from './api';

const EVERY = 20_000;

class Unread {
  tables: Record<string, number> = $state.raw({});

  /** all together */
  get count(): number {
    return Object.values(this.tables).reduce((sum, one) => sum + one, 0);
  }

  /** the table where most was said */
  get where(): string | null {
    return Object.entries(this.tables).sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
  }

  async look(): Promise<void> {
    try {
      this.tables = (await api.unread()).tables;
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // it is asked for again
    }
  }

  /** Looks now and then, until the screen goes. */
  watch(): () => void {
    void this.look();
    const timer = setInterval(() => void (document.hidden || this.look()), EVERY);
    return () => clearInterval(timer);
  }
}

export const unread = new Unread();

/** How much was said at a table since this person last read there. */
export async function unreadAt(table: string): Promise<number> {
  await unread.look();
  return unread.tables[table] ?? 0;
}

/** All that was said at a table has been read. */
export async function markRead(table: string): Promise<void> {
  unread.tables = Object.fromEntries(Object.entries(unread.tables).filter(([id]) => id !== table));
  try {
    await api.read(table);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
}
