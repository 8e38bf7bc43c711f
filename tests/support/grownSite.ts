import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newTestDatabase, type TestDatabase } from "../../platform/test/testDatabase.js";
import { freePort } from "../../tools/freePort.mjs";
import { startNginx } from "./nginx.js";
import type { Site } from "./site.js";

const SHIPPED = new URL("../../deploy/nginx/obcestje.conf", import.meta.url);

/** Ports of the shipped configuration. */
const PORTS = [80, 443, 4000, 4010, 4001, 4011, 4080, 4081] as const;
type PortMap = Record<(typeof PORTS)[number], number>;

/**
 * Two platforms on one PostgreSQL and two gateways, behind the nginx that we ship: consecutive requests go to
 * different ones.
 * @param given the database, dropped by the caller; default: the site's own
 */
export async function prepareGrownSite(given?: TestDatabase): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), "grown-site-"));
  const database = given ?? (await newTestDatabase());
  const ports = {} as PortMap;
  for (const port of PORTS) ports[port] = await freePort();
  const portalUrl = `http://127.0.0.1:${ports[443]}`;
  const stopNginx = await startNginx(
    folder,
    takingTurns(readFileSync(SHIPPED, "utf8"), ports),
    `http://127.0.0.1:${ports[80]}`,
  );
  return {
    portalUrl,
    pagesUrl: `http://127.0.0.1:${ports[4080]}`,
    platformUrl: `http://127.0.0.1:${ports[4081]}`,
    gatewayPorts: [ports[4000], ports[4010]],
    platformPorts: [ports[4001], ports[4011]],
    platformSettings: { DATABASE_URL: database.DATABASE_URL, DATA_DIR: database.DATA_DIR },
    // As in deploy/env/gateway.env.example.
    gatewaySettings: { ANSWER_CACHE_MS: "0", PUBLIC_ANSWER_MS: "5000" },
    remove: async () => {
      await stopNginx();
      if (!given) await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The shipped configuration without TLS, for any name, on free ports, with strict turns instead of balancing by
 * load or by caller.
 */
function takingTurns(shipped: string, ports: PortMap): string {
  return shipped
    .replace(/^\s*(listen \[::\]|ssl_|least_conn|hash ).*\n/gm, "")
    .replace(/listen 443 ssl http2;/, `listen 127.0.0.1:${ports[443]} default_server;`)
    .replace(
      /listen (80|443)\b( ssl http2)?/g,
      (_all, port: "80" | "443") => `listen 127.0.0.1:${ports[port]}`,
    )
    .replace(/127\.0\.0\.1:(40\d\d)\b/g, (_all, port: `${keyof PortMap}`) => `127.0.0.1:${ports[port]}`);
}
