import type { FastifyInstance } from "fastify";
import { Counter, Gauge, Histogram } from "prom-client";

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const requestSeconds = new Histogram({
  name: "gateway_request_seconds",
  help: "Time to answer, by route as it is declared; event streams are left out",
  labelNames: ["method", "route", "status"],
  buckets: SECONDS,
});

/** An operation is also answered with 200 if parts of it failed. */
export const operationErrors = new Counter({
  name: "gateway_operation_errors_total",
  help: "Errors that operations were answered with, by code",
  labelNames: ["code"],
});

/** Set when the metrics are read. */
export const platformUp = new Gauge({
  name: "gateway_platform_up",
  help: "1 where the platform is ready, else 0",
});

export function measureRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    // Event streams stay open for as long as somebody listens.
    if (String(reply.raw.getHeader("content-type")).startsWith("text/event-stream")) return;
    const route = request.routeOptions.url ?? "none";
    requestSeconds.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
}
