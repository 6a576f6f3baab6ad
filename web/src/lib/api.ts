/* Every call of docs/protocol.md, and the one kind of error they give. */
import type { Target } from './chooser.svelte';
import type {
  GameDescription,
  GameSummary,
  Me,
  Message,
  NewTable,
  Refusal,
  Review,
  RuleAnswer,
  RulesPage,
  TableView,
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
    readonly view: TableView | null = null,
  ) {
    super(words);
  }
}

const UNREACHABLE: Message = { id: 'error-unreachable', args: {} };

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = body === undefined ? {} : { 'Content-Type': 'application/json' };
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refused(0, 'unreachable', UNREACHABLE, UNREACHABLE.id);
  }
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok) return said as T;
  throw refusal(answer.status, said);
}

export function refusal(status: number, said: unknown): Refused {
  const body = (said ?? {}) as Partial<Refusal>;
  if (!body.message) return new Refused(status, 'unreadable', { id: 'error-unreadable', args: { status } }, '');
  return new Refused(status, body.code ?? '', body.message, body.words ?? '', body.rule ?? null, body.view ?? null);
}

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
  rules: (game: string) => call<RulesPage>('GET', `/rules/${encodeURIComponent(game)}`),
  rule: (game: string, id: string) => call<RuleAnswer>('GET', `/rules/${encodeURIComponent(game)}/${encodeURIComponent(id)}`),
  tables: () => call<Tables>('GET', '/tables'),
  make: (wish: NewTable) => call<TableView>('POST', '/tables', wish),
  table: (id: string, since?: number) => call<TableView>('GET', since === undefined ? table(id) : `${table(id)}?since=${since}`),
  sit: (id: string, seat: number) => call<TableView>('POST', `${table(id)}/seats/${seat}`),
  stand: (id: string, seat: number) => call<TableView>('DELETE', `${table(id)}/seats/${seat}`),
  play: (id: string, ply: number, option: number) => call<TableView>('POST', `${table(id)}/moves`, { ply, option }),
  undo: (id: string, ply: number) => call<TableView>('POST', `${table(id)}/undo`, { ply }),
  why: (id: string, place: Target, picked: Target[]) => call<Why>('GET', `${table(id)}/why?${whyQuery(place, picked)}`),
  playOn: (id: string, ply: number) => call<TableView>('POST', `${table(id)}/play-on`, { ply }),
  at: (id: string, ply: number) => call<TableView>('GET', `${table(id)}/at/${ply}`),
  review: (id: string) => call<Review>('GET', `${table(id)}/review`),
  startReview: (id: string) => call<Review>('POST', `${table(id)}/review`),
  chat: (id: string, text: string) => call<TableView>('POST', `${table(id)}/chat`, { text }),
  recordAddress: (id: string) => `/api${table(id)}/record`,
};
