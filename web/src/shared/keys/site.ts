import { LONGEST_ORIGIN } from "@obcestje/contract/limits/lengths.js";

/** As the portal takes it. */
const origin = /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/;

/**
 * The origin that somebody means, as browsers write it: "https://www.example.si". A page's address gives its
 * site; without a scheme it is https.
 * @returns null if it is no site
 */
export function siteOf(text: string): string | null {
  const typed = text.trim();
  const hasScheme = /^https?:\/\//i.test(typed);
  if (!hasScheme && (typed.includes("://") || !typed.includes("."))) return null;
  try {
    const url = new URL(hasScheme ? typed : `https://${typed}`);
    const isSite = url.username === "" && url.password === "" && url.origin.length <= LONGEST_ORIGIN;
    return isSite && origin.test(url.origin) ? url.origin : null;
  } catch {
    return null;
  }
}
