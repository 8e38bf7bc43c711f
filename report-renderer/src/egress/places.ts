/** An allowed target of the browser. */
export interface Place {
  /** True if this is the place that the browser asks for. */
  matches: (hostname: string, port: number) => boolean;
  /** Time limit of its server; undefined: as long as the job. */
  timeoutMs?: number;
}

/** The subdomains of a tile server that map code alternates between, if its address contains {s}. */
const SUBDOMAINS = ["a.", "b.", "c."];
/** A report goes without tiles that don't arrive. */
const TILE_TIMEOUT_MS = 5_000;

/** @param portalUrl address of the portal for the renderer */
export function portalPlace(portalUrl: string): Place {
  const portal = new URL(portalUrl);
  return placeOf([portal.hostname], portOf(portal));
}

/**
 * @param tileUrl with its {s}, {z}, {x}, {y}
 * @returns undefined if there are no tiles, or they come from the portal itself
 */
export function tilePlace(tileUrl: string): Place | undefined {
  const [, scheme, subdomain, rest] = /^(https?:\/\/)(\{s\}\.)?([^/{]+)/.exec(tileUrl) ?? [];
  if (scheme === undefined || rest === undefined || !URL.canParse(scheme + rest)) return undefined;
  const server = new URL(scheme + rest);
  const names = subdomain === undefined ? [""] : SUBDOMAINS;
  return {
    ...placeOf(
      names.map((name) => name + server.hostname),
      portOf(server),
    ),
    timeoutMs: TILE_TIMEOUT_MS,
  };
}

/** The port in an address, or its scheme's default. */
export function portOf({ port, protocol }: URL): number {
  return port === "" ? (protocol === "https:" ? 443 : 80) : Number(port);
}

function placeOf(hostnames: readonly string[], port: number): Place {
  return { matches: (hostname, asked) => asked === port && hostnames.includes(hostname) };
}
