import { afterAll, beforeAll } from "@jest/globals";
import type { Browser } from "puppeteer";
import { DEMO_ACCOUNTS, makeDemo } from "../../plain-platform/src/demo/demo.js";
import { buildServer as buildPlatform, type PlainServer } from "../../plain-platform/src/server.js";
import { freePort } from "../../tools/freePort.mjs";
import { keptBrowser, openWindow, signIn, type View, type Window } from "./browser.js";
import { buildGateway, buildRenderer, gatewayEnv, rendererEnv } from "./parts.js";
import { WEB_DIR } from "./stack.js";

const [admin, roads, water] = DEMO_ACCOUNTS;
/** Accounts: an administrator, a user of a group of roads, and a user of a park. */
export const PLAIN = { admin, roads, water };

const QUIET = { NODE_ENV: "test", LOG_LEVEL: "silent" };
const SECRET = "secret-of-the-browser-tests-32-characters";

/** The portal in front of a platform with only the specification's calls, with its demo. */
export interface PlainSite {
  readonly portalUrl: string;
  readonly platform: PlainServer;
  /** Opens a window without a session. */
  open: (view?: View) => Promise<Window>;
  /** Opens a window and signs somebody in. */
  openAs: (account: (typeof DEMO_ACCOUNTS)[number], view?: View) => Promise<Window>;
}

/**
 * Starts it before a suite's tests and closes it afterwards.
 * @param rewrite replaces the platform's JSON answers; these have objects where JSON could be text
 */
export function usePlainSite(rewrite?: (text: string) => string): PlainSite {
  let portalUrl: string;
  let platform: PlainServer;
  let browser: Browser;
  let close: () => Promise<void>;
  const opened: Window[] = [];

  beforeAll(async () => {
    browser = await keptBrowser();
    const data = makeDemo(Math.floor(Date.now() / 1000)).store;
    platform = buildPlatform({ data, switches: rewrite ? { json: "object" } : {} });
    if (rewrite)
      platform.addHook("onSend", async (_request, reply, payload) =>
        typeof payload === "string" && String(reply.getHeader("content-type")).includes("json")
          ? rewrite(payload)
          : payload,
      );
    const platformUrl = await platform.listen({ host: "127.0.0.1", port: 0 });
    const port = await freePort();
    portalUrl = `http://127.0.0.1:${port}`;
    const renderer = await buildRenderer(
      rendererEnv({
        ...QUIET,
        PORTAL_URL: portalUrl,
        RENDERER_SECRET: SECRET,
        RENDER_STANDBY: "0",
        TILE_URL: "",
        PUPPETEER_EXECUTABLE_PATH: process.env.PUPPETEER_EXECUTABLE_PATH,
      }),
    );
    const gateway = await buildGateway(
      gatewayEnv({
        ...QUIET,
        PUBLIC_URL: portalUrl,
        PLATFORM_URL: platformUrl,
        RENDERER_URL: await renderer.listen({ port: 0, host: "127.0.0.1" }),
        RENDERER_SECRET: SECRET,
        WEB_DIR,
        TILE_URL: "",
        ...(rewrite ? { ANSWER_CACHE_MS: "0" } : {}),
      }),
    );
    await gateway.listen({ port, host: "127.0.0.1" });
    close = async () => {
      for (const window of opened) await window.close();
      await gateway.close();
      await renderer.close();
      await platform.close();
    };
  }, 60_000);
  afterAll(() => close());

  const open = async (view?: View) => {
    const window = await openWindow(browser, view);
    opened.push(window);
    return window;
  };
  return {
    get portalUrl() {
      return portalUrl;
    },
    get platform() {
      return platform;
    },
    open,
    openAs: async (account, view) => {
      const window = await open(view);
      await signIn(window.page, portalUrl, account);
      return window;
    },
  };
}
