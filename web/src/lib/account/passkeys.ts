/* Passkeys: the browser's credentials and the JSON in which they travel. */
import { people } from './calls';
import type { Arrival, Me } from '../protocol';

type Json = Record<string, unknown>;

/** Whether this browser can make and use passkeys here; only over HTTPS and on this very machine. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential !== 'undefined' && isSecureContext;

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export function textOf(bytes: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(plain).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

const withIds = (list: unknown) => ((list ?? []) as Json[]).map((one) => ({ ...one, id: bytesOf(one['id'] as string) }));

/** Makes a passkey; with a name it becomes the way into a new account. Null where the person thought better of it. */
export async function makePasskey(name: string | null): Promise<Me | null> {
  const options = (await people.passkeyOptions(name)) as Json;
  const user = options['user'] as Json;
  const made = await asked(() =>
    navigator.credentials.create({
      publicKey: {
        ...options,
        challenge: bytesOf(options['challenge'] as string),
        user: { ...user, id: bytesOf(user['id'] as string) },
        excludeCredentials: withIds(options['excludeCredentials']),
      } as unknown as PublicKeyCredentialCreationOptions,
    }),
  );
  if (!made) return null;
  const response = made.response as AuthenticatorAttestationResponse;
  return people.addPasskey(name, {
    ...headOf(made),
    response: { clientDataJSON: textOf(response.clientDataJSON), attestationObject: textOf(response.attestationObject) },
  });
}

/** Signs in with whichever passkey the person chooses; null where none was. */
export async function usePasskey(): Promise<Arrival | null> {
  const options = (await people.signInOptions()) as Json;
  const used = await asked(() =>
    navigator.credentials.get({
      publicKey: {
        ...options,
        challenge: bytesOf(options['challenge'] as string),
        allowCredentials: withIds(options['allowCredentials']),
      } as unknown as PublicKeyCredentialRequestOptions,
    }),
  );
  if (!used) return null;
  const response = used.response as AuthenticatorAssertionResponse;
  return people.signInByPasskey({
    ...headOf(used),
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      authenticatorData: textOf(response.authenticatorData),
      signature: textOf(response.signature),
      userHandle: response.userHandle ? textOf(response.userHandle) : null,
    },
  });
}

function headOf(credential: PublicKeyCredential): Json {
  const extensions = credential.getClientExtensionResults();
  return { id: credential.id, rawId: textOf(credential.rawId), type: credential.type, clientExtensionResults: extensions };
}

/** What the browser's own window gives; null where it was closed. */
async function asked(open: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await open()) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
