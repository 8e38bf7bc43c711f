import { jest } from "@jest/globals";

/** What a browser does when a page asks for a passkey; null: the person chooses none. */
type Shown = () => object | null;

/** Gives the browser passkeys until it is taken back. @returns how to take it back */
export function givePasskeys(shown: Shown = () => null): () => void {
  const ask = jest.fn(async () => {
    const credential = shown();
    if (credential === null) throw new DOMException("none was chosen", "NotAllowedError");
    return credential;
  });
  Object.defineProperty(globalThis, "PublicKeyCredential", { value: class {}, configurable: true });
  Object.defineProperty(navigator, "credentials", {
    value: { get: ask, create: ask },
    configurable: true,
  });
  return () => {
    Reflect.deleteProperty(globalThis, "PublicKeyCredential");
    Reflect.deleteProperty(navigator, "credentials");
  };
}

/** A passkey's answer to a sign-in, as the browser gives it. */
export const shownAnswer = () => ({
  id: "AQID",
  rawId: new Uint8Array([1, 2, 3]).buffer,
  type: "public-key",
  authenticatorAttachment: "platform",
  response: {
    authenticatorData: new Uint8Array([1]).buffer,
    clientDataJSON: new Uint8Array([2]).buffer,
    signature: new Uint8Array([3]).buffer,
    userHandle: null,
  },
  getClientExtensionResults: () => ({}),
});
