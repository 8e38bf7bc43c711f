import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, register } from "prom-client";
import type { JobQueue } from "./queue.js";

/** Time from a job's start to its PDF, seconds. */
export const renders = new Histogram({
  name: "renderer_render_seconds",
  help: "Time of one render",
  buckets: [0.25, 0.5, 1, 2, 4, 8, 16, 32],
});

const waiting = new Gauge({ name: "renderer_queue_waiting", help: "Jobs that wait" });

/** GET /metrics, Prometheus. */
export function registerMetrics(app: FastifyInstance, queue: JobQueue): void {
  if (!register.getSingleMetric("process_cpu_user_seconds_total")) collectDefaultMetrics();
  app.get("/metrics", async (_request, reply) => {
    waiting.set(queue.waitingCount);
    return reply.type(register.contentType).send(await register.metrics());
  });
}
