/** As many as a key is kept to. */
export const sitesAtMost = 50;

const lettersAtMost = 300;

/** As the portal takes it. */
const origin = /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/;

/**
 * The site that somebody means, as browsers name it: "https://www.example.si". Of a page's address it is that page's
 * site; without a scheme it is one by https.
 * @returns null for what is no site
 */
export function siteOf(text: string): string | null {
  const typed = text.trim();
  const hasScheme = /^https?:\/\//i.test(typed);
  if (!hasScheme && (typed.includes("://") || !typed.includes("."))) return null;
  try {
    const url = new URL(hasScheme ? typed : `https://${typed}`);
    const isSite = url.username === "" && url.password === "" && url.origin.length <= lettersAtMost;
    return isSite && origin.test(url.origin) ? url.origin : null;
  } catch {
    return null;
  }
}
