import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../tools/freePort.mjs";

/** Addresses and settings of a stack's parts; none of them runs yet. */
export interface Site {
  /** Address for people. */
  portalUrl: string;
  /** Address for the renderer. */
  pagesUrl: string;
  /** Address of the platform for gateways, renderer and devices. */
  platformUrl: string;
  /** Port of each process. */
  gatewayPorts: number[];
  platformPorts: number[];
  /** Environment of the parts, besides the usual. */
  platformSettings: Record<string, string>;
  gatewaySettings: Record<string, string>;
  /** Call it once all parts are closed. */
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
