import type { App } from "../http/app.js";
import type { Jobs } from "./jobs.js";

declare module "fastify" {
  interface FastifyInstance {
    jobs: Jobs;
  }
}

/** Runs the jobs while the server listens. */
export function keepJobs(app: App, jobs: Jobs): void {
  app.decorate("jobs", jobs);
  app.addHook("onListen", async () => jobs.start());
  app.addHook("preClose", () => jobs.stop());
}
