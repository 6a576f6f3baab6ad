/* The keys of a lesson. The board handles its own keys first and prevents their default. */
import type { Lesson } from './lesson.svelte';

/** Handles one key press; true when it was one of ours. */
export function pressed(event: KeyboardEvent, lesson: Lesson, play: () => void): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isIn(event.target, 'input, textarea, select, dialog'))
    return false;
  if (event.key === 'Enter' && !isIn(event.target, 'button, a, summary, [role="button"]')) enter(lesson, play);
  else if (event.key.toLowerCase() === 's') lesson.demonstrate();
  else if (event.key === 'Backspace') lesson.back();
  else if (event.key === 'Escape') putAway(lesson);
  else return false;
  return true;
}

/** Goes on, whatever that is now. */
function enter(lesson: Lesson, play: () => void): void {
  if (lesson.isLast) play();
  else if (lesson.phase === 'done') lesson.on();
  else if (lesson.phase === 'show') lesson.skip();
  else lesson.follow();
}

/** First what was picked or asked, then the label. */
function putAway(lesson: Lesson): void {
  const { chooser } = lesson;
  if (chooser.picked.length > 0 || chooser.refusal) chooser.back();
  else lesson.points = false;
}

function isIn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
