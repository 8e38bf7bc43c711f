import { Readable } from "node:stream";
import type { Db } from "../db/tables.js";
import type { Runner } from "./runner.js";
import { openStream, runJob, type Work } from "./work.js";

/** Does the work in the caller's thread, without others. */
export class InlineRunner implements Runner {
  busy = 0;

  constructor(
    private readonly work: Work,
    private readonly db: Db,
  ) {}

  async run(name: string, input: unknown): Promise<Uint8Array> {
    this.busy += 1;
    try {
      return await runJob(this.work, this.db, name, input);
    } finally {
      this.busy -= 1;
    }
  }

  stream(name: string, input: unknown): Readable {
    this.busy += 1;
    const stream = Readable.from(openStream(this.work, this.db, name, input), { objectMode: false });
    stream.once("close", () => {
      this.busy -= 1;
    });
    return stream;
  }

  async close(): Promise<void> {}
}
