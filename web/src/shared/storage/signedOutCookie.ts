/** The gateway takes whoever has this cookie for a guest, and removes it once the session has ended. */
const cookie = "signedOut=1";

/** Marks this browser as left by whoever signed in, for as long as the longest session: 30 days. */
export const signedOutCookie = {
  set(): void {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `${cookie}; path=/; max-age=2592000; samesite=lax`;
  },
  isSet: (): boolean => document.cookie.includes(cookie),
};
