import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Deps } from "../deps.js";
import type { App } from "../http/app.js";
import { countRuns } from "../report-schedules/runs.store.js";
import { measureConnections, measureState } from "./stateMetrics.js";

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export interface Metrics {
  contentType: string;
  text(): Promise<string>;
}

/** They listen to the process as long as it lives, so several platforms in one share them. */
let processMetrics: Registry | undefined;

function metricsOfProcess(): Registry {
  if (processMetrics) return processMetrics;
  processMetrics = new Registry();
  collectDefaultMetrics({ register: processMetrics });
  return processMetrics;
}

/** Figures of this server for Prometheus, by declared route, never by the requested path. */
export function measureRequests(app: App, { db, events, threads }: Deps): Metrics {
  const registry = Registry.merge([metricsOfProcess()]);
  // First, as the metrics that query the database would be counted, too.
  if (db.connections) measureConnections(registry, db.connections);
  measureState(registry, db.read);
  const duration = new Histogram({
    name: "platform_request_seconds",
    help: "Time to answer",
    labelNames: ["method", "route", "status"],
    buckets: SECONDS,
    registers: [registry],
  });
  new Gauge({
    name: "platform_event_listeners",
    help: "Open event streams",
    registers: [registry],
    collect() {
      this.set(events.listenerCount);
    },
  });
  new Gauge({
    name: "platform_reports_busy",
    help: "Statistics and exports under way or waiting",
    registers: [registry],
    collect() {
      this.set(threads.busy);
    },
  });
  new Gauge({
    name: "platform_report_runs",
    help: "Runs of report schedules that are kept, by state",
    labelNames: ["state"],
    registers: [registry],
    async collect() {
      // Without a database the other figures are still reported.
      const counts = await countRuns(db.read).catch(() => []);
      this.reset();
      for (const { state, runs } of counts) this.set({ state }, runs);
    },
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  return { contentType: registry.contentType, text: () => registry.metrics() };
}
