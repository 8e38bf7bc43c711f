import { createHash } from "node:crypto";

/** Letters of a path that are shown: too few for a secret. */
const SHOWN_LETTERS = 3;

/**
 * An address whose path or query may contain a secret, as logs and revisions name it: its host, the beginning of its
 * path, and a digest that tells it apart from others: "https://example.si/cal… #k3Jd9aQx".
 */
export function shownAddress(address: string): string {
  const digest = `#${createHash("sha256").update(address).digest("base64url").slice(0, 8)}`;
  if (!URL.canParse(address)) return digest;
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}/${pathname.slice(1, 1 + SHOWN_LETTERS)}… ${digest}`;
}
