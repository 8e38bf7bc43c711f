import type { IncomingHttpHeaders } from "node:http";

/** From which page something is asked: the portal's own are all PUBLIC_URL's, whatever name they were opened under. */
export function pageOrigin(
  { origin, host }: Pick<IncomingHttpHeaders, "origin" | "host">,
  publicUrl: string,
): string | undefined {
  if (!origin) return undefined;
  return isOwnOrigin(origin, host, publicUrl) ? new URL(publicUrl).origin : origin;
}

/** What browsers send for a page in a frame with `sandbox` and without `allow-same-origin`: it is of no origin. */
export const NO_ORIGIN = "null";

/** Browsers send where a page came from: only the portal's own pages may connect. Scripts send none. */
export function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  publicUrl: string,
): boolean {
  if (!origin) return true;
  if (origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
