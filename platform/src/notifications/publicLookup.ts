import type { LookupAddress } from "node:dns";
import { lookup as systemLookup } from "node:dns";
import type { LookupFunction } from "node:net";
import { isPublicAddress } from "./webhookUrl.rules.js";

/** A name leads to an address that webhooks may not reach. */
export class NotPublic extends Error {
  constructor() {
    super("The address is not on the public internet.");
  }
}

/** Looks up a name, like node:dns. */
export type Resolve = (
  hostname: string,
  options: { all: true; family: number },
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * The connection's own look-up, so that the checked address is the one connected to: a name whose answer
 * changes between check and connection gains nothing. A single non-public address refuses them all.
 */
export function publicLookup(resolve: Resolve = systemLookup): LookupFunction {
  return (hostname, { all, family }, done) => {
    resolve(hostname, { all: true, family: familyOf(family) }, (error, addresses) => {
      if (error) return done(error, "", 0);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
        return done(new NotPublic(), "", 0);
      if (all) return done(null, addresses);
      done(null, first.address, first.family);
    });
  };
}

function familyOf(family: string | number | undefined): number {
  if (family === "IPv4" || family === 4) return 4;
  return family === "IPv6" || family === 6 ? 6 : 0;
}
