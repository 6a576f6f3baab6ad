/* What is kept of a person's wishes, by name: in this browser at once, and with the person on the server, whatever the device. */
import { call, Refused } from '../api';
import type { Schemas } from '../protocol';

/** Whose wishes these are, and which of them the server has not heard of yet. */
type State = { person: string | null; unsent: string[] };
type Answer = Schemas['KeptView'];

const PREFIX = 'bezant.';
const STATE = 'kept';

/** What goes into this browser's memory and comes out of it; one that remembers nothing is no trouble. */
function memory<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** An item: JSON, or a bare word. */
function read(name: string): unknown {
  const text = memory(() => localStorage.getItem(PREFIX + name));
  return text === null ? undefined : (memory(() => JSON.parse(text) as unknown) ?? text);
}

function write(name: string, value: unknown): void {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  memory(() => (value === undefined ? localStorage.removeItem(PREFIX + name) : localStorage.setItem(PREFIX + name, text)));
}

const alike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export class Kept {
  /** what has changed since the page was opened; the rest is read when it is asked for */
  #values: Record<string, unknown> = $state.raw({});
  #listeners = new Set<(names: string[]) => void>();
  /** what is sent goes one after the other, so that the last word is the last to come */
  #line: Promise<void> = Promise.resolve();

  /** `names` are those that go with the person; all others stay in this browser. */
  constructor(private readonly names: string[]) {}

  get(name: string): unknown {
    return name in this.#values ? this.#values[name] : read(name);
  }

  /** Keeps these, here and with the person; undefined forgets a name. */
  async set(changes: Record<string, unknown>): Promise<void> {
    this.#take(changes);
    const { person, unsent } = this.#state();
    this.#remember(person, [...new Set([...unsent, ...this.names.filter((name) => name in changes)])]);
    await this.#send();
  }

  /** Calls `tell` with the names that came from another device or another window. */
  onNews(tell: (names: string[]) => void): void {
    this.#listeners.add(tell);
  }

  /** Learns what the person has set elsewhere, and tells what was set here without a connection.
   *
   *  Another person than before brings all wishes along; one who never had any takes over those of this browser. */
  async follow(): Promise<void> {
    const answer = await this.#ask('GET');
    if (!answer?.person) return;
    const { person, unsent } = this.#state();
    const isOther = answer.person !== person;
    const isNew = isOther && Object.keys(answer.kept).length === 0;
    const own = isNew ? this.names.filter((name) => this.get(name) !== undefined) : isOther ? [] : unsent;
    this.#remember(answer.person, own);
    this.#hear(Object.fromEntries(this.names.filter((name) => !own.includes(name)).map((name) => [name, answer.kept[name]])));
    await this.#send();
  }

  /** Follows the server, other windows of this browser, and the connection. */
  start(): void {
    addEventListener('storage', ({ key }) => {
      const name = key?.startsWith(PREFIX) ? key.slice(PREFIX.length) : STATE;
      if (name !== STATE) this.#tell({ [name]: read(name) });
    });
    addEventListener('online', () => void this.#send());
    void this.follow();
  }

  #hear(theirs: Record<string, unknown>): void {
    const news = Object.entries(theirs).filter(([name, value]) => !alike(value, this.get(name)));
    if (news.length > 0) this.#tell(Object.fromEntries(news));
  }

  #tell(news: Record<string, unknown>): void {
    this.#take(news);
    this.#listeners.forEach((tell) => tell(Object.keys(news)));
  }

  #take(changes: Record<string, unknown>): void {
    for (const [name, value] of Object.entries(changes)) write(name, value);
    this.#values = { ...this.#values, ...changes };
  }

  #send(): Promise<void> {
    return (this.#line = this.#line.then(() => this.#sendNow()));
  }

  async #sendNow(): Promise<void> {
    const sent = Object.fromEntries(this.#state().unsent.map((name) => [name, this.get(name) ?? null]));
    if (Object.keys(sent).length === 0) return;
    const answer = await this.#ask('PATCH', sent);
    if (!answer) return;
    const left = this.#state().unsent.filter((name) => !(name in sent) || !alike(sent[name], this.get(name) ?? null));
    this.#remember(answer.person, left);
  }

  /** Null where the server cannot be reached or will not have it: it is tried again at the next visit. */
  async #ask(method: 'GET' | 'PATCH', body?: unknown): Promise<Answer | null> {
    try {
      return await call<Answer>(method, '/me/settings', body);
    } catch (error) {
      if (error instanceof Refused) return null;
      throw error;
    }
  }

  #state(): State {
    const { person = null, unsent = [] } = (read(STATE) ?? {}) as Partial<State>;
    return { person, unsent };
  }

  #remember(person: string | null, unsent: string[]): void {
    write(STATE, { person, unsent });
  }
}
