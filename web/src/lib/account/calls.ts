/* The calls of docs/protocol.md about people. */
import { call } from '../api';
import type { Account, Arrival, DeviceLink, Me, PlayedPage, Profile, RatingPoint, Tie } from '../protocol';

const of = (name: string | null) => (name === null ? '/me' : `/people/${encodeURIComponent(name)}`);

export const people = {
  signUp: (name: string, password: string) => call<Me>('POST', '/sign-up', { name, password }),
  signIn: (name: string, password: string) => call<Arrival>('POST', '/sign-in', { name, password }),
  signOut: () => call<null>('POST', '/sign-out'),
  signInOptions: () => call<object>('POST', '/sign-in/passkey/options'),
  signInByPasskey: (credential: object) => call<Arrival>('POST', '/sign-in/passkey', { credential }),
  passkeyOptions: (name: string | null) => call<object>('POST', '/me/passkeys/options', { name }),
  addPasskey: (name: string | null, credential: object) => call<Me>('POST', '/me/passkeys', { name, credential }),
  removePasskey: (id: string) => call<null>('DELETE', `/me/passkeys/${id}`),
  linkDevice: () => call<DeviceLink>('POST', '/me/devices'),
  useCode: (code: string) => call<Arrival>('POST', '/sign-in/device', { code }),
  takeAlong: (along: string) => call<{ tables: number }>('POST', '/me/along', { along }),
  account: () => call<Account>('GET', '/me/account'),
  setPassword: (old: string | null, fresh: string) => call<null>('POST', '/me/password', { old, new: fresh }),
  setPublic: (isPublic: boolean) => call<null>('POST', '/me/public', { public: isPublic }),
  endSession: (id: string) => call<null>('DELETE', `/me/sessions/${id}`),
  endOtherSessions: () => call<null>('DELETE', '/me/sessions'),
  ties: () => call<Tie[]>('GET', '/me/ties'),
  tie: (person: string, blocked: boolean, muted: boolean) => call<null>('PUT', `/me/ties/${person}`, { blocked, muted }),
  remove: (name: string, password: string | null) => call<null>('POST', '/me/delete', { name, password }),
  profile: (name: string | null) => call<Profile>('GET', name === null ? '/me/profile' : of(name)),
  games: (name: string | null, before: string | null) =>
    call<PlayedPage>('GET', `${of(name)}/games${before === null ? '' : `?before=${encodeURIComponent(before)}`}`),
  history: (name: string | null, game: string, seats: number) =>
    call<RatingPoint[]>('GET', `${of(name)}/history?game=${game}&seats=${seats}`),
  exportAddress: '/api/me/export',
};
