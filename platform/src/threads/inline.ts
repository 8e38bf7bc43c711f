import { Readable } from "node:stream";
import type { Db } from "../db/tables.js";
import type { Runner } from "./runner.js";
import { openStream, runJob, type Work } from "./work.js";

/** Does the work where it is asked for, without threads. */
export function inlineRunner(work: Work, db: Db): Runner {
  return {
    run: (name, input) => runJob(work, db, name, input),
    stream: (name, input) => Readable.from(openStream(work, db, name, input), { objectMode: false }),
    close: async () => undefined,
  };
}
