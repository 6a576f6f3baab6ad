/* The keys that work anywhere at a table. The board handles its own keys first and prevents their default. */
import type { LookingBack } from '../looking-back.svelte';
import type { Table } from '../table.svelte';

export interface KeyDoors {
  log: () => void;
  chat: () => void;
  help: () => void;
  /** leads to the oldest request */
  request: () => void;
  /** leads to the field where a number is written */
  amount: () => void;
  /** picks the option that bears this number; false where none does */
  option: (number: string) => boolean;
}

/** Handles one key press; true when it was one of ours. */
export function pressed(event: KeyboardEvent, table: Table, past: LookingBack, doors: KeyDoors): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return false;
  if (walks(event, past)) return true;
  const { chooser } = table;
  if (/^[0-9]$/.test(event.key) && chooser.range) {
    doors.amount();
    return false; // the digit is written where the focus now is
  }
  if (/^[0-9]$/.test(event.key)) return doors.option(event.key);
  if (event.key === 'Enter' && !isControl(event.target)) void chooser.confirm();
  else if (event.key === 'Escape') chooser.picked.length > 0 || chooser.refusal ? chooser.back() : table.hinting.close();
  else if (event.key === ' ' && !isControl(event.target)) table.skip();
  else if (event.key === '?') doors.help();
  else if (event.key === 'U') void table.undoTurn();
  else if (event.key === 'u') void table.undo();
  else if (event.key.toLowerCase() === 'h') table.hint();
  else if (event.key.toLowerCase() === 'l') doors.log();
  else if (event.key.toLowerCase() === 'c') doors.chat();
  else if (event.key.toLowerCase() === 'r') doors.request();
  else return false;
  return true;
}

/** The keys that lead through the past. */
function walks(event: KeyboardEvent, past: LookingBack): boolean {
  if (past.last < 1) return false;
  if (event.key === ',') past.step(-1);
  else if (event.key === '<') past.stepChapter(-1);
  else if (!past.isOpen) return false;
  else if (event.key === '.' || event.key === 'ArrowRight') past.step(1);
  else if (event.key === 'ArrowLeft') past.step(-1);
  else if (event.key === '>') past.stepChapter(1);
  else if (event.key === 'Home') past.go(0);
  else if (event.key === 'End') past.go(past.last);
  else if (event.key === 'Escape' || event.key.toLowerCase() === 'n') past.close();
  else if (event.key === ' ' && !isControl(event.target)) past.playing ? past.pause() : past.play();
  else return !/^[?lcr]$/i.test(event.key) && event.key.length === 1; // nothing else acts on the past
  return true;
}

/** Someone is writing, or a window is open over the table. */
function isBusy(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary, [role="button"]') !== null;
}
