/* A picture of a rulebook as a board can draw it. */
import { Chooser } from '../chooser.svelte';
import type { BoardView, FigureView, GameDescription } from '../protocol';
import { say } from '../settings.svelte';

/** The table that a picture shows: nobody plays at it. */
export function tableOf(figure: FigureView): BoardView {
  const { position, question, options, result, to_move, eyes } = figure;
  const person = { kind: 'person', bot: null, bot_of: null, you: false, here: true } as const;
  return {
    position,
    question,
    options,
    result,
    to_move,
    status: 'playing',
    seats: figure.seats.map((seat) => ({ ...person, ...seat })),
    you: [],
    seat: eyes,
    ply: figure.log.at(-1)!.ply,
    asked: options.length > 0,
    log: figure.log.map((entry) => ({ ...entry, at: '' })),
  };
}

/** Lights what the picture offers and, where it shows a way, the choice of it; answers nothing. */
export function chooserOf({ way }: FigureView, view: BoardView, game: GameDescription): Chooser {
  const chooser = new Chooser(
    {
      play: () => Promise.resolve(),
      why: () => Promise.reject(new Error('nothing can be chosen in a picture')),
      say: (message) => say(message, game.id, view.seats),
    },
    game,
  );
  chooser.update(view);
  const [kind, value] = way.at(-1)?.split(' ') ?? [];
  if (kind && value) chooser.hold(kind, value);
  return chooser;
}

/** What is looked at: cities, boxes, lands ... by which a board may leave out what would only lie in the way. */
export function kindsOf({ look }: FigureView): string {
  return [...new Set(look.map((place) => place.split(' ')[0]!))].join(' ');
}
