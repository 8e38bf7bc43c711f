import ipaddr from "ipaddr.js";
import type { Env } from "../env.js";

/** Limits of the addresses of webhooks. */
export interface Openness {
  /** Allows private networks, missing TLS and any port. */
  private: boolean;
  /** Allows missing TLS and any port, but no private networks. */
  development: boolean;
}

export function opennessOf({ NODE_ENV, WEBHOOK_ALLOW_PRIVATE }: Env): Openness {
  return { private: WEBHOOK_ALLOW_PRIVATE, development: NODE_ENV === "development" };
}

const PORTS: readonly string[] = ["", "80", "443", "8443"];

/** True if everybody can reach an IP address: it is not of this machine, its network, or reserved. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === "unicast" && (parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_IPV6));
}

/** Addresses outside of it may contain IPv4 addresses. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** The IP address in a URL instead of a host; null if it has a host name. */
export function addressIn({ hostname }: URL): string | null {
  const bare = hostname.replace(/^\[|\]$/g, "");
  return ipaddr.isValid(bare) ? bare : null;
}

type UrlFault = "NOT_HTTP" | "NOT_HTTPS" | "HOLDS_PASSWORD" | "WRONG_PORT" | "NOT_PUBLIC";

/** The fault of a webhook's address, as far as it shows without a look-up. */
export function webhookFault(text: string, open: Openness): UrlFault | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const loose = open.private || open.development;
  const isWeb = url?.protocol === "https:" || (loose && url?.protocol === "http:");
  if (!url || !isWeb) return loose ? "NOT_HTTP" : "NOT_HTTPS";
  if (url.username !== "" || url.password !== "") return "HOLDS_PASSWORD";
  if (!loose && !PORTS.includes(url.port)) return "WRONG_PORT";
  const address = addressIn(url);
  const isLocal = address === null ? isLocalName(url.hostname) : !isPublicAddress(address);
  return isLocal && !open.private ? "NOT_PUBLIC" : undefined;
}

function isLocalName(hostname: string): boolean {
  const name = hostname.replace(/\.$/, "");
  return name === "localhost" || name.endsWith(".localhost") || !name.includes(".");
}
