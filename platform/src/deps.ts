import type { Databases } from "./db/databases.js";
import type { Env } from "./env.js";
import type { EventHub } from "./events/hub.js";
import type { Jobs } from "./jobs/jobs.js";
import type { Threads } from "./threads/threads.js";
import type { Clock } from "./time/clock.js";

export interface Deps {
  env: Env;
  now: Clock;
  db: Databases;
  events: EventHub;
  threads: Threads;
  /** Background jobs are added here: `jobs.add({ name, every, run })`. */
  jobs: Jobs;
}
