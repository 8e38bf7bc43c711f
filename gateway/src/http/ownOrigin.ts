import type { IncomingHttpHeaders } from "node:http";

/** From which page something is asked: the portal's own are all PUBLIC_URL's, whatever name they were opened under. */
export function pageOrigin(
  { origin, host }: Pick<IncomingHttpHeaders, "origin" | "host">,
  publicUrl: string,
): string | undefined {
  if (!origin) return undefined;
  return isOwnOrigin(origin, host, publicUrl) ? new URL(publicUrl).origin : origin;
}

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
