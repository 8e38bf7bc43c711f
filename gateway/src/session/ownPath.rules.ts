/**
 * A path of the portal, with its query; null for everything else: another origin is none, however it is written.
 * @param publicUrl the portal's origin
 */
export function ownPath(wanted: unknown, publicUrl: string): string | null {
  if (typeof wanted !== "string" || !/^\/(?![/\\])/.test(wanted)) return null;
  const { origin } = new URL(publicUrl);
  if (!URL.canParse(wanted, origin)) return null;
  const url = new URL(wanted, origin);
  const path = url.pathname + url.search;
  return url.origin === origin && !path.startsWith("//") ? path : null;
}
