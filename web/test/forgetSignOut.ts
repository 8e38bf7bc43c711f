/** Takes the mark of a sign-out away, as the gateway does once the session has ended. */
export function forgetSignOut(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = "signedOut=; path=/; max-age=0";
}
