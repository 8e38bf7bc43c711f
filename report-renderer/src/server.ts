import { randomUUID, timingSafeEqual } from "node:crypto";
import Fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import { BrowserPool, NO_BROWSER } from "./browserPool.js";
import type { Env } from "./env.js";
import { RenderError } from "./errors.js";
import { registerMetrics, renders } from "./metrics.js";
import { JobQueue } from "./queue.js";
import { type RenderJob, render } from "./render.js";

const jobSchema = {
  type: "object",
  required: ["clientId", "from", "to", "sessionKey", "lang"],
  additionalProperties: false,
  properties: {
    clientId: { type: "string", pattern: "^[\\w-]{1,64}$" },
    from: { type: "integer", minimum: 0 },
    to: { type: "integer", minimum: 1 },
    sessionKey: { type: "string", pattern: "^[\\w-]{16,256}$" },
    lang: { enum: ["sl", "en"] },
  },
} as const;

/** Builds the renderer without listening. It takes ids, never an address or markup. */
export async function buildServer(env: Env): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: env.LOG_LEVEL, redact: ["req.headers.authorization"] },
    forceCloseConnections: true,
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
    genReqId: ({ headers }) =>
      typeof headers["x-request-id"] === "string" ? headers["x-request-id"] : randomUUID(),
  });
  const pool = new BrowserPool(env.PUPPETEER_EXECUTABLE_PATH);
  const queue = new JobQueue(env.RENDER_CONCURRENCY, env.RENDER_QUEUE);
  const settings = { portalUrl: env.PORTAL_URL, timeoutMs: env.RENDER_TIMEOUT_MS };
  app.addHook("onReady", () => pool.warm());
  app.addHook("onClose", () => pool.close());

  app.setErrorHandler((error, request, reply) => {
    const known = error instanceof RenderError ? error : undefined;
    if (!known) request.log.error({ err: error }, "render failed");
    const status = known?.status ?? ((error as { statusCode?: number }).statusCode === 400 ? 400 : 502);
    if (status === 429) reply.header("retry-after", "5");
    return reply.code(status).send({
      error: {
        code: known?.code ?? "RENDER_FAILED",
        message: known?.message ?? "The report could not be made.",
      },
    });
  });

  app.post<{ Body: RenderJob }>("/render", { schema: { body: jobSchema } }, async (request, reply) => {
    requireSecret(request, env.RENDERER_SECRET);
    const pdf = await queue.run(() =>
      withSecondTry(() => pool.withContext((context) => render(context, request.body, settings))),
    );
    return reply.type("application/pdf").send(Buffer.from(pdf));
  });
  app.get("/availability", async () => {
    const available = await pool.available();
    return { available, reason: available ? null : NO_BROWSER };
  });
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    const available = await pool.available();
    return reply.code(available ? 200 : 503).send({ status: available ? "ok" : NO_BROWSER });
  });
  registerMetrics(app, queue);
  return app;
}

/** A browser that dies under a job is replaced, and the job tried once more; a report's own fault is final. */
async function withSecondTry<T>(job: () => Promise<T>): Promise<T> {
  const end = renders.startTimer();
  try {
    return await job();
  } catch (error) {
    if (error instanceof RenderError) throw error;
    return await job();
  } finally {
    end();
  }
}

function requireSecret(request: FastifyRequest, secret: string): void {
  const given = Buffer.from(request.headers.authorization ?? "");
  const expected = Buffer.from(`Bearer ${secret}`);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new RenderError(401, "UNAUTHENTICATED", "The renderer's secret is missing or wrong.");
  }
}
