/* The keys that work anywhere at a table. The board handles its own keys first and prevents their default. */
import type { Table } from '../table.svelte';

export interface KeyDoors {
  log: () => void;
  chat: () => void;
  help: () => void;
  /** leads to the field where a number is written */
  amount: () => void;
}

/** Handles one key press; true when it was one of ours. */
export function pressed(event: KeyboardEvent, table: Table, doors: KeyDoors): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return false;
  const { chooser } = table;
  if (/^[0-9]$/.test(event.key) && chooser.range) {
    doors.amount();
    return false; // the digit is written where the focus now is
  }
  const part = /^[1-9]$/.test(event.key) ? chooser.parts[Number(event.key) - 1] : undefined;
  if (part) chooser.pick(part.kind, part.value);
  else if (event.key === 'Enter' && !isControl(event.target)) void chooser.confirm();
  else if (event.key === 'Escape') chooser.picked.length > 0 || chooser.refusal ? chooser.back() : table.hinting.close();
  else if (event.key === ' ' && !isControl(event.target)) table.skip();
  else if (event.key === '?') doors.help();
  else if (event.key.toLowerCase() === 'u') void table.undo();
  else if (event.key.toLowerCase() === 'h') table.hint();
  else if (event.key.toLowerCase() === 'l') doors.log();
  else if (event.key.toLowerCase() === 'c') doors.chat();
  else return false;
  return true;
}

/** Someone is writing, or a window is open over the table. */
function isBusy(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary, [role="button"]') !== null;
}
