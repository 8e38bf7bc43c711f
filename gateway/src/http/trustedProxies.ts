import proxyAddr from "@fastify/proxy-addr";

/** Whether an address is a proxy's whose X-Forwarded-For counts; `hop` counts from the nearest, 0. */
export type TrustedProxies = (address: string, hop: number) => boolean;

/**
 * Reads whose X-Forwarded-For counts: addresses, networks (10.0.0.0/8) and `loopback`, `linklocal`, `uniquelocal`, by comma; empty: nobody's.
 * There is no `true`: whoever trusts everybody takes any address for a caller's, and failed logins are counted by address.
 * @throws Error that says what is none of these
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
