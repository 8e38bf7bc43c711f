import { correlationOf } from "@obcestje/operation/correlation.js";
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, register } from "prom-client";
import type { Services } from "./context.js";
import { measureRequests, platformUp } from "./metrics.js";
import { pingPlatform } from "./platform-api/health.js";

/** Before Prometheus gives up. */
const PING_WITHIN_MS = 4_000;

/** GET /healthz (the process lives), /readyz (the platform answers, too) and /metrics (Prometheus). */
export function registerOperation(app: FastifyInstance, { platform }: Services): void {
  if (!register.getSingleMetric("process_cpu_user_seconds_total")) collectDefaultMetrics();
  measureRequests(app);
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (request, reply) => {
    const ready = await pingPlatform(platform.as({ caller: {}, ...correlationOf(request) }));
    return reply.code(ready ? 200 : 503).send({ status: ready ? "ok" : "platform unavailable" });
  });
  app.get("/metrics", async (request, reply) => {
    const signal = AbortSignal.timeout(PING_WITHIN_MS);
    platformUp.set(
      (await pingPlatform(platform.as({ caller: {}, ...correlationOf(request), signal }))) ? 1 : 0,
    );
    return reply.type(register.contentType).send(await register.metrics());
  });
}
