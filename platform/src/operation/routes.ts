import { setTimeout as pause } from "node:timers/promises";
import Type from "typebox";
import type { Deps } from "../deps.js";
import { PlatformError } from "../errors.js";
import type { App } from "../http/app.js";
import type { Metrics } from "./metrics.js";

const RETRY_AFTER = 5;
/** A database that a firewall has cut off does not answer at all. */
const ANSWERS_WITHIN_MS = 5_000;

/** Health and metrics, for operators of the platform. */
export function operationRoutes(app: App, { db }: Deps, metrics: Metrics): void {
  const Ok = Type.Object({ status: Type.Literal("ok") });
  let draining = false;
  app.addHook("preClose", async () => {
    draining = true;
  });

  app.get(
    "/healthz",
    {
      config: { access: "public" },
      schema: { description: "Whether the process answers at all.", response: { 200: Ok } },
    },
    async () => ({
      status: "ok" as const,
    }),
  );

  app.get(
    "/readyz",
    {
      config: { access: "public" },
      schema: { description: "Whether requests can be served now.", response: { 200: Ok } },
    },
    async () => {
      if (draining) throw new PlatformError("UNAVAILABLE", "Shutting down.", undefined, RETRY_AFTER);
      const answer = db.read.selectFrom("client").select("id").limit(1).execute();
      const late = pause(ANSWERS_WITHIN_MS, "late" as const, { ref: false });
      if ((await Promise.race([answer, late])) === "late")
        throw new PlatformError("UNAVAILABLE", "The database does not answer.", undefined, RETRY_AFTER);
      return { status: "ok" as const };
    },
  );

  app.get(
    "/metrics",
    {
      config: { access: "public" },
      schema: { description: "Prometheus text.", response: { 200: Type.String() } },
    },
    async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()),
  );
}
