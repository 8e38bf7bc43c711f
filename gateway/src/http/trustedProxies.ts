import proxyAddr from "@fastify/proxy-addr";

/** True if an address is a proxy whose X-Forwarded-For counts. `hop` counts from the nearest, 0. */
export type TrustedProxies = (address: string, hop: number) => boolean;

/**
 * Reads the list of proxies whose X-Forwarded-For counts: addresses, networks (10.0.0.0/8) and `loopback`,
 * `linklocal`, `uniquelocal`, separated by commas; empty: none. There is no `true`: trusting everybody would
 * accept any address as a caller's, and failed logins are counted by address.
 * @throws Error that names the faulty item
 */
export function trustedProxies(list: string): TrustedProxies {
  const places = list
    .split(",")
    .map((place) => place.trim())
    .filter((place) => place !== "");
  for (const place of places) {
    try {
      proxyAddr.compile(place);
    } catch {
      throw new Error(
        `${place} is no address of a proxy; name addresses, networks as 10.0.0.0/8, or loopback, by comma`,
      );
    }
  }
  return proxyAddr.compile(places);
}
