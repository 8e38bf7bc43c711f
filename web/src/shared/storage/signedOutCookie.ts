/** The gateway takes whoever has this cookie for a guest, and removes it once the session has ended. */
const cookie = "signedOut=1";
/** As long as the longest session. */
const keptSeconds = 30 * 86_400;

/** Marks this browser as left by whoever signed in. Browsers without cookies keep no session either. */
export const signedOutCookie = {
  set(): void {
    const secure = window.location.protocol === "https:" ? "; secure" : "";
    try {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
      document.cookie = `${cookie}; path=/; max-age=${keptSeconds}; samesite=lax${secure}`;
    } catch {
      // Refused: then there is no session's cookie.
    }
  },
  isSet(): boolean {
    try {
      return document.cookie.split("; ").includes(cookie);
    } catch {
      return false;
    }
  },
};
