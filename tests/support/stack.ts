import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readEnv as gatewayEnv } from "../../gateway/src/env.js";
import { buildServer as buildGateway } from "../../gateway/src/server.js";
import { readEnv as platformEnv } from "../../platform/src/env.js";
import { buildServer as buildPlatform } from "../../platform/src/server.js";
import { readEnv as rendererEnv } from "../../report-renderer/src/env.js";
import { buildServer as buildRenderer } from "../../report-renderer/src/server.js";
import { freePort } from "../../tools/freePort.mjs";
import { ADMIN, createFleet, type Fleet } from "./fleet.js";
import { type Call, turnDown } from "./turnDown.js";

/** The whole product on free ports, with a fleet of its own in a folder of its own. */
export interface Stack {
  portalUrl: string;
  platformUrl: string;
  rendererUrl: string;
  fleet: Fleet;
  /** Takes the platform away, as a fault would; its data stay. */
  stopPlatform: () => Promise<void>;
  /** Brings it back, at the same address. */
  startPlatform: () => Promise<void>;
  /** Starts a further renderer, which the gateway doesn't know. @returns its address */
  startRenderer: (settings: Record<string, string>) => Promise<string>;
  /** Has the platform turn calls down as too many. @returns lets all through again */
  turnDown: (isMeant: (call: Call) => boolean) => () => void;
  /** Runs one of the platform's jobs now. */
  runJob: (name: string) => Promise<void>;
  close: () => Promise<void>;
}

const QUIET = { NODE_ENV: "test", LOG_LEVEL: "silent" };
const SECRET = "secret-of-the-browser-tests-32-characters";
/** With it a renderer runs report schedules; without it none does. */
export const SERVICE_KEY = "service-key-of-the-browser-tests-32-characters";
/** Another build of the web may be tested than the one in its place. */
const WEB_DIR = process.env.TEST_WEB_DIR ?? fileURLToPath(new URL("../../web/dist", import.meta.url));

/**
 * Starts platform, renderer and gateway as their mains do, without tiles from outside.
 * @param now the servers' clock, Unix seconds
 * @param settings of the platform's environment, beside the usual ones
 * @param rendererSettings of the renderer's; it keeps no pages in waiting unless they say so
 */
export async function startStack(
  now: () => number = () => Math.floor(Date.now() / 1000),
  settings: Record<string, string> = {},
  rendererSettings: Record<string, string> = {},
): Promise<Stack> {
  const dataDir = mkdtempSync(join(tmpdir(), "obcestje-"));
  // The renderer needs the portal's address and the portal the renderer's: the portal takes a port first.
  const gatewayPort = await freePort();
  const portalUrl = `http://127.0.0.1:${gatewayPort}`;
  const newPlatform = () =>
    buildPlatform(
      platformEnv({
        ...QUIET,
        DATA_DIR: dataDir,
        PORTAL_URL: portalUrl,
        BOOTSTRAP_ADMIN_EMAIL: ADMIN.email,
        BOOTSTRAP_ADMIN_PASSWORD: ADMIN.password,
        SERVICE_KEY,
        ...settings,
      }),
      now,
    );
  let platform = await newPlatform();
  const platformUrl = await platform.listen({ port: 0, host: "127.0.0.1" });

  const renderers: Awaited<ReturnType<typeof buildRenderer>>[] = [];
  const startRenderer = async (more: Record<string, string>) => {
    const renderer = await buildRenderer(
      rendererEnv({
        ...QUIET,
        PORTAL_URL: portalUrl,
        PLATFORM_URL: platformUrl,
        RENDERER_SECRET: SECRET,
        RENDER_STANDBY: "0",
        TILE_URL: "",
        PUPPETEER_EXECUTABLE_PATH: process.env.PUPPETEER_EXECUTABLE_PATH,
        ...more,
      }),
    );
    renderers.push(renderer);
    return renderer.listen({ port: 0, host: "127.0.0.1" });
  };
  const rendererUrl = await startRenderer(rendererSettings);
  const gateway = await buildGateway(
    gatewayEnv({
      ...QUIET,
      PUBLIC_URL: portalUrl,
      PLATFORM_URL: platformUrl,
      RENDERER_URL: rendererUrl,
      RENDERER_SECRET: SECRET,
      WEB_DIR,
      TILE_URL: "",
    }),
    now,
  );
  await gateway.listen({ port: gatewayPort, host: "127.0.0.1" });

  return {
    portalUrl,
    platformUrl,
    rendererUrl,
    fleet: await createFleet(platformUrl, now),
    stopPlatform: () => platform.close(),
    startPlatform: async () => {
      platform = await newPlatform();
      await platform.listen({ port: Number(new URL(platformUrl).port), host: "127.0.0.1" });
    },
    startRenderer,
    turnDown: (isMeant) => turnDown(platform.server, isMeant),
    runJob: async (name) => {
      await platform.jobs.run(name);
    },
    close: async () => {
      await gateway.close();
      for (const renderer of renderers) await renderer.close();
      await platform.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
