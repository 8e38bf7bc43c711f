import { loggerOptions, logRequests, requestId } from "@obcestje/operation/logging.js";
import { announceStart } from "@obcestje/operation/startLine.js";
import { traceRequests } from "@obcestje/operation/tracing.js";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import type { DestinationStream } from "pino";
import { endsWithin } from "./abortable.js";
import { BrowserPool, NO_BROWSER } from "./browser/browserPool.js";
import { missingLetters, missingLettersText } from "./browser/missingLetters.js";
import { startEgressProxy } from "./egress/egressProxy.js";
import { portalPlace, tilePlace } from "./egress/places.js";
import type { Env } from "./env.js";
import { RenderError, toldError } from "./errors.js";
import { registerMetrics } from "./metrics.js";
import { registerRenderRoute } from "./renderRoute.js";
import { JobQueue } from "./renders/jobQueue.js";
import { Printer } from "./renders/printer.js";
import { bootStandby } from "./renders/render.js";
import { Standby } from "./renders/standby.js";
import { PlatformClient } from "./schedules/platformClient.js";
import { ScheduleRunner } from "./schedules/scheduleRunner.js";
import { startFacts } from "./startUp.js";
import { VERSION } from "./version.js";

/** Time limit for running reports at the end, and another one for giving them back. */
const DRAIN_MS = 6_000;
const GIVE_BACK_MS = 2_000;
/** Time limit for the last answers on their way. */
const SENT_WITHIN_MS = 1_000;

/**
 * Builds the renderer without listening. It takes ids, never an address or markup.
 * @param logTo destination of its log; stdout by default
 */
export async function buildServer(env: Env, logTo?: DestinationStream): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions({
      part: "report-renderer",
      level: env.LOG_LEVEL,
      secrets: [env.RENDERER_SECRET, env.SERVICE_KEY, env.PLATFORM_URL],
      stream: logTo,
    }),
    logController: new LogController({ disableRequestLogging: true }),
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
    genReqId: requestId,
  });
  logRequests(app);
  await traceRequests(app, {
    part: "report-renderer",
    version: VERSION,
    collector: env.OTEL_EXPORTER_OTLP_ENDPOINT,
  });
  const tiles = tilePlace(env.TILE_URL);
  const proxy = await startEgressProxy([portalPlace(env.PORTAL_URL), ...(tiles ? [tiles] : [])]);
  const pool = new BrowserPool(env.PUPPETEER_EXECUTABLE_PATH, proxy.port);
  const queue = new JobQueue(env.RENDER_CONCURRENCY, env.RENDER_QUEUE);
  const standbyPages = env.RENDER_STANDBY ?? env.RENDER_CONCURRENCY;
  const standby = new Standby({
    size: standbyPages,
    boot: (signal) => bootStandby(pool, env.PORTAL_URL, signal),
    idle: () => queue.runningCount === 0,
  });
  const settings = { portalUrl: env.PORTAL_URL, timeoutMs: env.RENDER_TIMEOUT_MS };
  const printer = new Printer({ queue, pool, standby, settings });
  const runner = scheduleRunnerOf(env, app, printer, queue);

  announceStart(app, async () => startFacts(env, await pool.available()));
  app.addHook("onReady", async () => {
    // Without standby pages the browser starts with the first report.
    if (standbyPages > 0) {
      await pool.warm();
      void warnOfMissingLetters(app, pool);
    }
    standby.refill();
    runner?.start();
  });
  app.addHook("preClose", async () => {
    // Each connection closes with its last answer. One that hangs is cut off.
    app.server.keepAliveTimeout = 1;
    const drained = Promise.all([queue.stop(), runner?.stop()]);
    if (!(await endsWithin(drained, DRAIN_MS))) {
      runner?.abandon();
      await endsWithin(drained, GIVE_BACK_MS);
    }
    const cut = setTimeout(() => app.server.closeAllConnections(), SENT_WITHIN_MS);
    app.server.once("close", () => clearTimeout(cut));
  });
  app.addHook("onClose", async () => {
    await standby.close();
    await pool.close();
    await proxy.close();
  });

  app.setErrorHandler((error, request, reply) => {
    const badRequest = (error as { statusCode?: number }).statusCode === 400;
    const told = badRequest
      ? new RenderError(400, "BAD_REQUEST", (error as Error).message)
      : toldError(error);
    if (told !== error && !badRequest) request.log.error({ err: error }, "render failed");
    const { status, code, message, details } = told;
    if (details.retryAfter !== undefined) reply.header("retry-after", String(details.retryAfter));
    return reply.code(status).send({ error: { code, message } });
  });

  registerRenderRoute(app, printer, env.RENDERER_SECRET);
  app.get("/availability", async () => {
    const available = await pool.available();
    return { available, reason: available ? null : NO_BROWSER };
  });
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    const available = await pool.available();
    return reply.code(available ? 200 : 503).send({ status: available ? "ok" : NO_BROWSER });
  });
  registerMetrics(app, () => ({
    waiting: queue.waitingCount,
    running: queue.runningCount,
    standby: standby.count,
    available: () => pool.available(),
  }));
  return app;
}

/** The runner of a platform's schedules, if the platform and its key are set. */
function scheduleRunnerOf(
  { PLATFORM_URL, SERVICE_KEY, SCHEDULE_POLL_MS }: Env,
  { log }: FastifyInstance,
  printer: Printer,
  queue: JobQueue,
): ScheduleRunner | undefined {
  if (PLATFORM_URL === "" || SERVICE_KEY === "") return undefined;
  const platform = new PlatformClient({ platformUrl: PLATFORM_URL, serviceKey: SERVICE_KEY });
  return new ScheduleRunner({
    platform,
    printer,
    free: () => queue.freeForSchedules,
    pollMs: SCHEDULE_POLL_MS,
    log,
  });
}

/** Names are printed as given: a warning tells operators which letters would be boxes. */
async function warnOfMissingLetters(app: FastifyInstance, pool: BrowserPool): Promise<void> {
  const kinds = await missingLetters(pool).catch(() => []);
  if (kinds.length > 0) app.log.warn({ kinds }, missingLettersText(kinds));
}
