import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach } from "@jest/globals";
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from "fastify";
import type { DestinationStream } from "pino";
import { loadPart } from "../../tools/loadPart.mjs";

const { buildServer, readEnv } = await loadPart("report-renderer");

const SECRET = "a-secret-of-at-least-32-characters!";
export const AUTH = { authorization: `Bearer ${SECRET}` };
export const JOB = {
  clientIds: ["7"],
  from: 1_790_000_000,
  to: 1_790_086_400,
  sessionKey: "rk_0123456789abcdef",
  lang: "sl",
};
/** Says that the report is drawn. */
export const READY = "<script>document.documentElement.dataset.reportReady = 'true'</script>";
/** A page that waits for a report, and shows the one whose address it is handed. */
export const STANDBY = `<script>
  addEventListener("popstate", () => {
    document.body.textContent = "Report of " + location.pathname;
    document.documentElement.dataset.reportReady = "true";
  });
  document.documentElement.dataset.reportStandby = "true";
</script>`;

/** A renderer with a portal of its own that answers with what a test gives it. */
export interface RendererUnderTest {
  readonly app: FastifyInstance;
  readonly portal: FastifyInstance;
  readonly portalUrl: string;
  /** Addresses that the browser asked the portal for, of pages alone. */
  readonly asked: string[];
  /** What the report's page holds; a function gives each asker its own. */
  report: string | ((url: string) => string);
  /** What the page holds that waits for a report; undefined: 404. */
  waiting: string | undefined;
  render: (payload?: object, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  /** Of /metrics, the value of a line that begins so; 0 where there is none. */
  metric: (line: string) => Promise<number>;
}

/** There from the suite's first hook to its last. @param settings of the renderer's environment @param prepare what else the portal answers @param logTo where the renderer's log goes */
export function useRenderer(
  settings: Record<string, string> = {},
  prepare: (portal: FastifyInstance) => void = () => undefined,
  logTo?: DestinationStream,
): RendererUnderTest {
  const asked: string[] = [];
  let [app, portal]: FastifyInstance[] = [];
  let portalUrl = "";
  beforeAll(async () => {
    portal = Fastify({ forceCloseConnections: true });
    portal.get("/pdfreport/:id", async ({ url }, reply) => {
      asked.push(url);
      const body = typeof under.report === "string" ? under.report : under.report(url);
      return reply.type("text/html").send(`<!doctype html><title>Poročilo</title><body>${body}`);
    });
    portal.get("/pdfreport", async (_request, reply) => {
      if (under.waiting === undefined) return reply.code(404).send();
      return reply.type("text/html").send(`<!doctype html><title>Poročilo</title><body>${under.waiting}`);
    });
    prepare(portal);
    portalUrl = await portal.listen({ port: 0, host: "127.0.0.1" });
    app = await buildServer(rendererEnv({ PORTAL_URL: portalUrl, ...settings }), logTo);
    await app.ready();
  }, 30_000);
  afterAll(async () => {
    await app?.close();
    await portal?.close();
  }, 30_000);
  beforeEach(() => {
    asked.length = 0;
  });
  const under: RendererUnderTest = {
    get app() {
      return required(app);
    },
    get portal() {
      return required(portal);
    },
    get portalUrl() {
      return portalUrl;
    },
    asked,
    report: READY,
    waiting: undefined,
    render: (payload = JOB, headers = AUTH) =>
      under.app.inject({ method: "POST", url: "/render", headers, payload }),
    metric: async (line) => {
      const { body } = await under.app.inject("/metrics");
      const found = body.split("\n").find((candidate) => candidate.startsWith(`${line} `));
      return Number(found?.slice(line.length) ?? 0);
    },
  };
  return under;
}

/** The environment of a renderer without standby pages, and with little time. */
export function rendererEnv(settings: Record<string, string>) {
  return readEnv({
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    RENDERER_SECRET: SECRET,
    RENDER_TIMEOUT_MS: "15000",
    RENDER_STANDBY: "0",
    TILE_URL: "",
    PUPPETEER_EXECUTABLE_PATH: process.env.PUPPETEER_EXECUTABLE_PATH,
    ...settings,
  });
}

export function portOf(app: FastifyInstance): number {
  return (app.server.address() as AddressInfo).port;
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("Ask within a test.");
  return value;
}
