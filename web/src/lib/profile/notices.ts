/* Notices and tokens: the calls, and how this browser subscribes to what is pushed. */
import { call } from '../api';
import type { Schemas } from '../protocol';

export type NoticesView = Schemas['NoticesView'];
export type Wishes = Schemas['Wishes'];
export type Kind = Wishes['push'][number];
export type Channel = keyof Wishes;
export type Token = Schemas['Token'];
export type NewToken = Schemas['NewToken'];

export const KINDS: Kind[] = ['turn', 'reminder', 'invited'];
export const CHANNELS: Channel[] = ['push', 'webhook', 'mail'];

export const notices = {
  get: () => call<NoticesView>('GET', '/notices'),
  choose: (wishes: Wishes, language: string) => call<NoticesView>('PUT', '/notices', { wishes, language }),
  addWebhook: (url: string, language: string) => call<NoticesView>('POST', '/notices/webhook', { url, language }),
  addMail: (address: string, language: string) => call<NoticesView>('POST', '/notices/mail', { address, language }),
  addBrowser: (subscription: unknown) => call<NoticesView>('POST', '/notices/push', subscription),
  remove: (id: number) => call<NoticesView>('DELETE', `/notices/addresses/${id}`),
  confirm: (code: string) => call<null>('POST', '/notices/confirm', { code }),
  stop: (code: string) => call<null>('POST', `/notices/stop/${encodeURIComponent(code)}`),
};

export const tokens = {
  list: () => call<Token[]>('GET', '/tokens'),
  make: (name: string) => call<NewToken>('POST', '/tokens', { name }),
  renew: (id: string) => call<NewToken>('POST', `/tokens/${encodeURIComponent(id)}/renew`),
  revoke: (id: string) => call<null>('DELETE', `/tokens/${encodeURIComponent(id)}`),
};

/** The wishes with one kind of one channel chosen or not. */
export function withWish(wishes: Wishes, channel: Channel, kind: Kind, wanted: boolean): Wishes {
  const others = wishes[channel].filter((one) => one !== kind);
  return { ...wishes, [channel]: wanted ? KINDS.filter((one) => one === kind || others.includes(one)) : others };
}

/** What a browser calls itself, in two words. */
export function browserName(agent: string): string {
  const first = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(agent))?.[1];
  const browser = first([
    [/Edg\//, 'Edge'],
    [/OPR\//, 'Opera'],
    [/Firefox\//, 'Firefox'],
    [/Chrome\//, 'Chrome'],
    [/Safari\//, 'Safari'],
  ]);
  const system = first([
    [/Android/, 'Android'],
    [/iPhone|iPad/, 'iOS'],
    [/Windows/, 'Windows'],
    [/Mac OS/, 'macOS'],
    [/Linux/, 'Linux'],
  ]);
  return [browser, system].filter(Boolean).join(', ') || '?';
}

export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Subscribes this browser; null where the person does not allow it. Called on a click, and never by itself. */
export async function subscribe(key: string, language: string): Promise<NoticesView | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = await navigator.serviceWorker.register('/sw.js');
  await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  return notices.addBrowser({ endpoint, keys, label: browserName(navigator.userAgent), language });
}

/** Ends the subscription of this browser itself, besides what the server knows of it. */
export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration('/sw.js');
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
