import { fileURLToPath } from "node:url";
import type { DestinationStream } from "pino";
import type { PlainServer } from "../../plain-platform/src/server.js";
import { ADMIN, createFleet, type Fleet } from "./fleet.js";
import { prepareGrownSite } from "./grownSite.js";
import { IS_PLAIN } from "./offered.js";
import { buildGateway, buildPlatform, buildRenderer, gatewayEnv, platformEnv, rendererEnv } from "./parts.js";
import { buildPlainPlatform, PlainSetUp, storeWithAdmin } from "./plainPlatform.js";
import { PlatformApi } from "./platformApi.js";
import { prepareSmallSite } from "./site.js";
import { type Call, turnDown } from "./turnDown.js";

/**
 * The whole product on free ports, with a fleet of its own: one of each part, two behind nginx if `TEST_SITE`
 * is "grown", or in front of a platform with only the specification's calls if it is "plain".
 */
export interface Stack {
  portalUrl: string;
  platformUrl: string;
  rendererUrl: string;
  fleet: Fleet;
  /** Stops the platform (all processes), as in an outage; its data stay. */
  stopPlatform: () => Promise<void>;
  /** Restarts it at the same address. */
  startPlatform: () => Promise<void>;
  /**
   * Starts a further renderer that the gateway doesn't know.
   * @returns its address
   */
  startRenderer: (settings: Record<string, string>) => Promise<string>;
  /**
   * Makes the platform (all processes) refuse calls as too many.
   * @returns a function that lets all through again
   */
  turnDown: (isMeant: (call: Call) => boolean) => () => void;
  /** Runs one of the platform's jobs now, in one process. */
  runJob: (name: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Ways to watch the parts of a stack. */
interface Watched {
  /** Settings of each part's environment. */
  everywhere?: Record<string, string>;
  /** Gets the lines of all logs. */
  logTo?: DestinationStream;
  /** Whether browsers open the portal under a name: they keep no passkeys for an address. */
  byName?: boolean;
}

type Platform = Awaited<ReturnType<typeof buildPlatform>> | PlainServer;

const QUIET = { NODE_ENV: "test", LOG_LEVEL: "silent" };
const SECRET = "secret-of-the-browser-tests-32-characters";
/** With it a renderer runs report schedules; without it none does. */
export const SERVICE_KEY = "service-key-of-the-browser-tests-32-characters";
/** A different build of the web can be tested. */
export const WEB_DIR = process.env.TEST_WEB_DIR ?? fileURLToPath(new URL("../../web/dist", import.meta.url));

/**
 * Starts platform, renderer and gateway like their mains, without external tiles.
 * @param now the servers' clock, Unix seconds
 * @param settings environment of the platform, besides the usual
 * @param rendererSettings environment of the renderer; by default without standby pages
 * @param watched ways to watch the parts; default: none
 */
export async function startStack(
  now: () => number = () => Math.floor(Date.now() / 1000),
  settings: Record<string, string> = {},
  rendererSettings: Record<string, string> = {},
  { everywhere = {}, logTo, byName = false }: Watched = {},
): Promise<Stack> {
  const site = await (process.env.TEST_SITE === "grown" ? prepareGrownSite() : prepareSmallSite());
  const { platformUrl, pagesUrl } = site;
  const portalUrl = byName ? site.portalUrl.replace("127.0.0.1", "localhost") : site.portalUrl;
  const plainStore = IS_PLAIN ? storeWithAdmin() : undefined;
  const platformSettings = {
    ...QUIET,
    ...everywhere,
    PORTAL_URL: portalUrl,
    BOOTSTRAP_ADMIN_EMAIL: ADMIN.email,
    BOOTSTRAP_ADMIN_PASSWORD: ADMIN.password,
    SERVICE_KEY,
    ...site.platformSettings,
    ...settings,
  };
  const startPlatforms = () =>
    Promise.all(
      site.platformPorts.map(async (port) => {
        const platform = plainStore
          ? buildPlainPlatform(now, plainStore)
          : await buildPlatform(platformEnv(platformSettings), now, logTo);
        await platform.listen({ port, host: "127.0.0.1" });
        return platform;
      }),
    );
  let platforms = await startPlatforms();

  const renderers: Awaited<ReturnType<typeof buildRenderer>>[] = [];
  const startRenderer = async (more: Record<string, string>) => {
    const renderer = await buildRenderer(
      rendererEnv({
        ...QUIET,
        ...everywhere,
        PORTAL_URL: pagesUrl,
        PLATFORM_URL: platformUrl,
        RENDERER_SECRET: SECRET,
        RENDER_STANDBY: "0",
        TILE_URL: "",
        PUPPETEER_EXECUTABLE_PATH: process.env.PUPPETEER_EXECUTABLE_PATH,
        ...more,
      }),
      logTo,
    );
    renderers.push(renderer);
    return renderer.listen({ port: 0, host: "127.0.0.1" });
  };
  const rendererUrl = await startRenderer(rendererSettings);
  const gateways = await Promise.all(
    site.gatewayPorts.map(async (port) => {
      const gateway = await buildGateway(
        gatewayEnv({
          ...QUIET,
          ...everywhere,
          PUBLIC_URL: portalUrl,
          PLATFORM_URL: platformUrl,
          RENDERER_URL: rendererUrl,
          RENDERER_SECRET: SECRET,
          WEB_DIR,
          TILE_URL: "",
          ...site.gatewaySettings,
        }),
        now,
        logTo,
      );
      await gateway.listen({ port, host: "127.0.0.1" });
      return gateway;
    }),
  );

  return {
    portalUrl,
    platformUrl,
    rendererUrl,
    fleet: await createFleet(
      plainStore ? new PlainSetUp(platformUrl, plainStore) : await PlatformApi.signIn(platformUrl, ADMIN),
      now,
    ),
    stopPlatform: () => closeAll(platforms),
    startPlatform: async () => {
      platforms = await startPlatforms();
    },
    startRenderer,
    turnDown: (isMeant) => {
      const mended = platforms.map(({ server }) => turnDown(server, isMeant));
      return () => {
        for (const mend of mended) mend();
      };
    },
    runJob: (name) => runOnOne(platforms, name),
    close: async () => {
      await closeAll(gateways);
      await closeAll(renderers);
      await closeAll(platforms);
      await site.remove();
    },
  };
}

async function closeAll(servers: readonly { close: () => Promise<unknown> }[]): Promise<void> {
  await Promise.all(servers.map((server) => server.close()));
}

/** Runs a job on one of the platforms; if another one is running it, afterwards. */
async function runOnOne(platforms: Platform[], name: string): Promise<void> {
  const [one, ...others] = platforms.flatMap((platform) => ("jobs" in platform ? platform.jobs : []));
  if (!one || (await one.run(name))) return;
  await Promise.all(others.map((jobs) => jobs.idle()));
  await one.run(name);
}
