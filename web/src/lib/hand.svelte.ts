/* The player's hand over the board: pointing, choosing and asking, the same for mouse, touch and keys. */
import { tick } from 'svelte';
import type { Chooser, Target } from './chooser.svelte';
import { targetName } from './spots';

/** `key` names the thing drawn; kind and value are what picking it means just now. */
export type BoardTarget = Target & { key: string };

const LONG_PRESS = 500;

export class Hand {
  /** key of the one target that Tab reaches */
  current = $state('');
  /** what the board wants to do itself before a target is picked; true when that is all */
  first: (target: Target) => boolean = () => false;
  readonly #chooser: () => Chooser;
  readonly #asks: () => boolean;
  #press: ReturnType<typeof setTimeout> | undefined;
  #pressed = false;
  #root: HTMLElement | undefined;
  /** by key */
  readonly #meant = new Map<string, BoardTarget>();
  readonly #listeners = new Map<string, Record<string, unknown>>();
  #here = false;

  /** `asks` says whether this page may ask at all; spectators only look. */
  constructor(chooser: () => Chooser, asks: () => boolean) {
    this.#chooser = chooser;
    this.#asks = asks;
  }

  /** An attachment for the element that holds the targets. */
  readonly over = (root: HTMLElement): void => {
    this.#root = root;
    root.addEventListener('focusin', () => (this.#here = true));
    root.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !root.contains(relatedTarget)) this.#here = false;
    });
  };

  /** Whether the focus was last seen on the board; a target that vanished with its question does not change that. */
  get hasFocus(): boolean {
    const active = document.activeElement;
    return this.#here && (active === document.body || this.#root!.contains(active));
  }

  /** Makes a target the tab stop, and moves the focus there unless told not to. */
  async moveTo(key: string | undefined, focus = true): Promise<void> {
    if (!key) return;
    this.current = key;
    if (!focus) return;
    await tick();
    this.#root?.querySelector<SVGElement>(`[data-key="${key}"]`)?.focus({ preventScroll: true });
  }

  /** Leads the focus to the answers in the prompt, where the board offers none of them. */
  async giveOver(): Promise<void> {
    await tick();
    document.querySelector<HTMLElement>('.prompt [data-option], .prompt .amount input, .prompt h2')?.focus();
  }

  pick(target: Target): void {
    if (this.first(target)) return;
    const chooser = this.#chooser();
    const { kind, value } = target;
    if (chooser.state(kind, value) !== 'none' || chooser.meant(kind, value)) chooser.pick(kind, value);
    else this.ask(target);
  }

  ask(target: Target): void {
    if (this.#asks()) void this.#chooser().askWhy(target.kind, target.value);
  }

  /** A press that turns into something else, such as moving the map, asks nothing. */
  letGo(): void {
    clearTimeout(this.#press);
  }

  /** Attributes of the element that stands for a target. */
  hold(target: BoardTarget, label: string): Record<string, unknown> {
    const chooser = this.#chooser();
    const { key, kind, value } = target;
    const state = chooser.state(kind, value);
    return {
      'data-key': key,
      'data-target': targetName(target),
      'data-state': state,
      role: state === 'none' && !this.#asks() ? 'img' : 'button', // to those who only look it is a picture
      tabindex: this.current === key ? 0 : -1,
      'aria-label': state === 'offered' ? chooser.say({ id: 'target-offered', args: { what: label } }) : label,
      'aria-pressed': state === 'none' ? undefined : state === 'chosen',
      'aria-disabled': state === 'asked' ? true : undefined,
      'aria-describedby': state === 'asked' ? 'whynot' : undefined,
      ...this.#listening(target),
    };
  }

  /** What a target listens to; one that only means something else now goes on listening with the same functions. */
  #listening(target: BoardTarget): Record<string, unknown> {
    this.#meant.set(target.key, target);
    const known = this.#listeners.get(target.key);
    if (known) return known;
    const meant = () => this.#meant.get(target.key)!;
    const letGo = () => this.letGo();
    const listeners = {
      onclick: () => this.#click(meant()),
      onpointerenter: () => this.#chooser().hover(meant().kind, meant().value),
      onpointerleave: () => this.#leave(),
      onpointerdown: (event: PointerEvent) => this.#down(event, meant()),
      onpointerup: letGo,
      oncontextmenu: (event: MouseEvent) => this.#pressed && event.preventDefault(),
      onpointercancel: letGo,
      onfocus: () => this.#focus(meant()),
      onblur: () => this.#chooser().hover(),
    };
    this.#listeners.set(target.key, listeners);
    return listeners;
  }

  #click(target: BoardTarget): void {
    if (!this.#pressed) this.pick(target);
    this.#pressed = false;
  }

  #focus(target: BoardTarget): void {
    this.current = target.key;
    this.#chooser().hover(target.kind, target.value);
  }

  #leave(): void {
    clearTimeout(this.#press);
    this.#chooser().hover();
  }

  #down(event: PointerEvent, target: BoardTarget): void {
    this.#pressed = false;
    if (event.pointerType === 'mouse') return;
    this.#press = setTimeout(() => {
      this.#pressed = true;
      this.ask(target);
    }, LONG_PRESS);
  }
}
