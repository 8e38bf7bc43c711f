import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../tools/freePort.mjs";

/** Where the parts of a stack listen, and what they work on; none of them runs yet. */
export interface Site {
  /** Under which people open the portal. */
  portalUrl: string;
  /** Under which the renderer opens it. */
  pagesUrl: string;
  /** At which the gateways, the renderer and devices reach the platform. */
  platformUrl: string;
  /** Of each process. */
  gatewayPorts: number[];
  platformPorts: number[];
  /** Of the parts' environments, beside the usual ones. */
  platformSettings: Record<string, string>;
  gatewaySettings: Record<string, string>;
  /** Once all parts are closed. */
  remove: () => Promise<void>;
}

/** One of each part, on an embedded database. */
export async function prepareSmallSite(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), "obcestje-"));
  const [gatewayPort, platformPort] = [await freePort(), await freePort()];
  const portalUrl = `http://127.0.0.1:${gatewayPort}`;
  return {
    portalUrl,
    pagesUrl: portalUrl,
    platformUrl: `http://127.0.0.1:${platformPort}`,
    gatewayPorts: [gatewayPort],
    platformPorts: [platformPort],
    platformSettings: { DATA_DIR: folder },
    gatewaySettings: {},
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}
