/* Every call of docs/protocol.md, and the one kind of error they give. */
import type { Target } from './chooser.svelte';
import { noteDate } from './clock';
import type {
  Book,
  Champion,
  DuelScore,
  Figures,
  FinishedPage,
  GameDescription,
  GameSummary,
  LessonView,
  LessonWords,
  Me,
  Message,
  NewTable,
  OpenOptions,
  Others,
  Refusal,
  Review,
  RuleAnswer,
  RulesPage,
  Seen,
  SentView,
  TableRequest,
  Tables,
  Why,
} from './protocol';

/** The server said no, with words; or it could not be reached, and `message` says so. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly said: Message,
    words: string,
    readonly rule: string | null = null,
    readonly view: SentView | null = null,
  ) {
    super(words);
  }

  get isUnreachable(): boolean {
    return this.status === 0;
  }
}

const JSON_BODY = { 'Content-Type': 'application/json' };
const UNREACHABLE: Message = { id: 'error-unreachable', args: {} };

export const unreachable = (): Refused => new Refused(0, 'unreachable', UNREACHABLE, UNREACHABLE.id);

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers = body === undefined ? {} : JSON_BODY;
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw unreachable();
  }
  const said: unknown = await answer.json().catch(() => null);
  noteDate(answer);
  if (answer.ok) return said as T;
  throw refusal(answer.status, said);
}

export function refusal(status: number, said: unknown): Refused {
  const body = (said ?? {}) as Partial<Refusal>;
  if (!body.message) return new Refused(status, 'unreadable', { id: 'error-unreadable', args: { status } }, '');
  return new Refused(status, body.code ?? '', body.message, body.words ?? '', body.rule ?? null, body.view ?? null);
}

/** That something was done, and the ply the table has reached. */
type Done = { ply: number };

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

function whyQuery({ kind, value }: Target, picked: Target[]): URLSearchParams {
  const query = new URLSearchParams({ kind, value: String(value) });
  for (const part of picked) query.append('picked', `${part.kind}:${part.value}`);
  return query;
}

export const api = {
  me: () => call<Me>('GET', '/me'),
  rename: (name: string) => call<Me>('POST', '/me', { name }),
  games: () => call<GameSummary[]>('GET', '/games'),
  game: (game: string) => call<GameDescription>('GET', `/games/${encodeURIComponent(game)}`),
  /** the words of a game in a language, in Fluent; empty where it does not speak it */
  text: async (game: string, language: string): Promise<string> => {
    const answer = await fetch(`/api/games/${encodeURIComponent(game)}/text/${language}`);
    return answer.ok ? answer.text() : '';
  },
  /** the rulebook for people */
  book: (game: string, language: string) => call<Book>('GET', `/games/${encodeURIComponent(game)}/book/${language}`),
  figures: async (game: string) => (await call<{ figures: Figures }>('GET', `/games/${encodeURIComponent(game)}/figures`)).figures,
  rules: (game: string) => call<RulesPage>('GET', `/rules/${encodeURIComponent(game)}`),
  rule: (game: string, id: string) => call<RuleAnswer>('GET', `/rules/${encodeURIComponent(game)}/${encodeURIComponent(id)}`),
  lesson: (game: string) => call<LessonView>('GET', `/lessons/${encodeURIComponent(game)}`),
  lessonWords: (game: string, language: string) => call<LessonWords>('GET', `/lessons/${encodeURIComponent(game)}/text/${language}`),
  /** a table where a lesson is played on */
  playLesson: (game: string, name: string) => call<SentView>('POST', `/lessons/${encodeURIComponent(game)}/table`, { name }),
  duels: () => call<DuelScore[]>('GET', '/champion'),
  ownDuels: () => call<DuelScore[]>('GET', '/me/duels'),
  champion: (game: string, seats: number) => call<Champion>('GET', `/champion/${encodeURIComponent(game)}/${seats}`),
  tables: () => call<Tables>('GET', '/tables'),
  make: (wish: NewTable) => call<SentView>('POST', '/tables', wish),
  table: (id: string, since?: number) => call<SentView>('GET', since === undefined ? table(id) : `${table(id)}?since=${since}`),
  options: (id: string) => call<OpenOptions>('GET', `${table(id)}/options`),
  sit: (id: string, seat: number) => call<Done>('POST', `${table(id)}/seats/${seat}`),
  stand: (id: string, seat: number) => call<Done>('DELETE', `${table(id)}/seats/${seat}`),
  play: (id: string, ply: number, option: number) => call<Done>('POST', `${table(id)}/moves`, { ply, option }),
  undo: (id: string, ply: number, to: 'move' | 'turn' = 'move') => call<Done>('POST', `${table(id)}/undo`, { ply, to }),
  why: (id: string, place: Target, picked: Target[]) => call<Why>('GET', `${table(id)}/why?${whyQuery(place, picked)}`),
  playOn: (id: string, ply: number, others: Others = 'bots') => call<SentView>('POST', `${table(id)}/play-on`, { ply, others }),
  at: (id: string, ply: number) => call<SentView>('GET', `${table(id)}/at/${ply}`),
  review: (id: string) => call<Review>('GET', `${table(id)}/review`),
  instead: (id: string, ply: number) => call<SentView>('GET', `${table(id)}/review/instead/${ply}`),
  startReview: (id: string) => call<Review>('POST', `${table(id)}/review`),
  chat: (id: string, text: string) => call<Done>('POST', `${table(id)}/chat`, { text }),
  finished: (query: URLSearchParams) => call<FinishedPage>('GET', `/finished?${query}`),
  bringRecord: (record: string) => call<SentView>('POST', '/records', { record }),
  resign: (id: string) => call<Done>('POST', `${table(id)}/resign`),
  close: (id: string) => call<Done>('POST', `${table(id)}/close`),
  archive: (id: string) => call<Done>('POST', `${table(id)}/archive`),
  comeBack: (id: string) => call<Done>('POST', `${table(id)}/back`),
  takeOver: (id: string, seat: number) => call<Done>('POST', `${table(id)}/seats/${seat}/bot`),
  remind: (id: string, seat: number) => call<Done>('POST', `${table(id)}/seats/${seat}/remind`),
  request: (id: string, what: TableRequest['kind']) => call<Done>('POST', `${table(id)}/requests`, { what }),
  answer: (id: string, allow: boolean) => call<Done>('POST', `${table(id)}/requests/answer`, { allow }),
  rematch: (id: string) => call<{ table: string }>('POST', `${table(id)}/rematch`),
  seen: (id: string) => call<Seen>('GET', `${table(id)}/seen`),
  /** goes out also while the page is being left */
  markSeen: (id: string, ply: number) =>
    fetch(`/api${table(id)}/seen`, { method: 'POST', keepalive: true, headers: JSON_BODY, body: JSON.stringify({ ply }) }).catch(
      () => null,
    ),
  read: (id: string) => call<null>('POST', `${table(id)}/read`),
  unread: () => call<{ tables: Record<string, number> }>('GET', '/unread'),
  recordAddress: (id: string) => `/api${table(id)}/record`,
};
