/** Where the browser may go. */
export interface Place {
  /** Whether this is the place, by the names that the browser asks for. */
  matches: (hostname: string, port: number) => boolean;
  /** How long its server may take; undefined: as long as the job. */
  timeoutMs?: number;
}

/** The subdomains of a tile server that map code takes turns with, where its address holds {s}. */
const SUBDOMAINS = ["a.", "b.", "c."];
/** A report goes without tiles that don't come. */
const TILE_TIMEOUT_MS = 5_000;

/** @param portalUrl where the renderer reaches the portal */
export function portalPlace(portalUrl: string): Place {
  const portal = new URL(portalUrl);
  return placeOf([portal.hostname], portOf(portal));
}

/** @param tileUrl with its {s}, {z}, {x}, {y} @returns undefined where there are no tiles, or none from elsewhere */
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

/** The port that an address names, or its scheme's usual one. */
export function portOf({ port, protocol }: URL): number {
  return port === "" ? (protocol === "https:" ? 443 : 80) : Number(port);
}

function placeOf(hostnames: readonly string[], port: number): Place {
  return { matches: (hostname, asked) => asked === port && hostnames.includes(hostname) };
}
