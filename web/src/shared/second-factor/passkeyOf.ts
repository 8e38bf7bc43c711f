import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";

type Options = Record<string, unknown>;

export const canPasskeys = (): boolean => browserSupportsWebAuthn();

/** Has the browser make a passkey; null if the person chose none. */
export async function newPasskey(options: Options): Promise<object | null> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return startRegistration({ optionsJSON }).catch(() => null);
}

/** Has the browser show a passkey; null if the person chose none. */
export async function shownPasskey(options: Options): Promise<object | null> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON }).catch(() => null);
}
