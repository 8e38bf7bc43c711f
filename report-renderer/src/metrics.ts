import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from "prom-client";

const SECONDS = [0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 32, 64];

/** start: warm (a standby page) or cold; outcome: succeeded, cancelled, or the fault's code. */
export const renders = new Counter({
  name: "renderer_renders_total",
  help: "Reports that were begun, by how they began and ended",
  labelNames: ["start", "outcome"],
});

/** From a job's entry into the queue to the last byte of its PDF out of the browser. */
export const renderSeconds = new Histogram({
  name: "renderer_render_seconds",
  help: "Time of one render",
  labelNames: ["start"],
  buckets: SECONDS,
});

export const queueSeconds = new Histogram({
  name: "renderer_queue_seconds",
  help: "Time that a job waited for its place",
  labelNames: ["urgency"],
  buckets: SECONDS,
});

export const pdfBytes = new Counter({ name: "renderer_pdf_bytes_total", help: "Bytes of reports" });

/** reason: recycled (it has opened its share of pages), dead (it ended, or hung and was killed). */
export const browserRestarts = new Counter({
  name: "renderer_browser_restarts_total",
  help: "Browsers that were replaced",
  labelNames: ["reason"],
});

/** outcome: succeeded, failed, final, lost (another renderer has the run). */
export const scheduleRuns = new Counter({
  name: "renderer_schedule_runs_total",
  help: "Runs of report schedules",
  labelNames: ["outcome"],
});

const waiting = new Gauge({ name: "renderer_queue_waiting", help: "Jobs that wait" });
const running = new Gauge({ name: "renderer_queue_running", help: "Jobs that run" });
const standby = new Gauge({ name: "renderer_standby_pages", help: "Booted pages that wait for a report" });

const browserUp = new Gauge({ name: "renderer_browser_up", help: "1 where Chromium can be had, else 0" });

export interface Levels {
  waiting: number;
  running: number;
  standby: number;
  /** True if Chromium is available. */
  available: () => Promise<boolean>;
}

/** GET /metrics, Prometheus. */
export function registerMetrics(app: FastifyInstance, levels: () => Levels): void {
  if (!register.getSingleMetric("process_cpu_user_seconds_total")) collectDefaultMetrics();
  app.get("/metrics", async (_request, reply) => {
    const now = levels();
    waiting.set(now.waiting);
    running.set(now.running);
    standby.set(now.standby);
    browserUp.set((await now.available()) ? 1 : 0);
    return reply.type(register.contentType).send(await register.metrics());
  });
}
