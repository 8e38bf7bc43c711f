import ipaddr from "ipaddr.js";
import type { Env } from "../env.js";

/** How far webhooks may reach. */
export interface Openness {
  /** Into the own network, without TLS and to any port. */
  private: boolean;
  /** Without TLS and to any port, but not into the own network. */
  development: boolean;
}

export function opennessOf({ NODE_ENV, WEBHOOK_ALLOW_PRIVATE }: Env): Openness {
  return { private: WEBHOOK_ALLOW_PRIVATE, development: NODE_ENV === "development" };
}

const PORTS: readonly string[] = ["", "80", "443", "8443"];

/** Whether an IP address is one that everybody can reach: not of this machine, its network, or reserved for something. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === "unicast" && (parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_IPV6));
}

/** Outside of it lie addresses that hold others, of IPv4. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** The IP address that a URL names instead of a host; null where it names a host. */
export function addressIn({ hostname }: URL): string | null {
  const bare = hostname.replace(/^\[|\]$/g, "");
  return ipaddr.isValid(bare) ? bare : null;
}

type UrlFault = "NOT_HTTP" | "NOT_HTTPS" | "HOLDS_PASSWORD" | "WRONG_PORT" | "NOT_PUBLIC";

/** What is wrong with a webhook's address, as far as it can be told without looking it up. */
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
