import type { IncomingHttpHeaders } from "node:http";

/**
 * The origin of the asking page. The portal's own pages all have PUBLIC_URL's, whatever name they were opened
 * under.
 */
export function pageOrigin(
  { origin, host }: Pick<IncomingHttpHeaders, "origin" | "host">,
  publicUrl: string,
): string | undefined {
  if (!origin) return undefined;
  return isOwnOrigin(origin, host, publicUrl) ? new URL(publicUrl).origin : origin;
}

/** The Origin that browsers send for a page in a frame with `sandbox` and without `allow-same-origin`. */
export const NO_ORIGIN = "null";

/**
 * True if a request may connect: one from the portal's own pages, whose origin browsers send, or one from a
 * script, which sends none.
 */
export function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  publicUrl: string,
): boolean {
  if (!origin) return true;
  if (origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
