import { parentPort } from "node:worker_threads";
import { fieldFault } from "@obcestje/contract/faults.js";
import { PlatformError } from "../src/errors.js";
import { serve } from "../src/threads/serve.js";

/** Jobs that show how a pool handles threads: they answer, fail, hang and die. */
const jobs = {
  echo: async (_db: unknown, input: unknown) => ({ said: input }),
  async fail(_db: unknown, { kind }: { kind: "rule" | "database" | "bug" }) {
    if (kind === "rule")
      throw new PlatformError("VALIDATION_FAILED", "No.", [fieldFault("x", "WRONG")], 7, { fault: "WRONG" });
    throw kind === "database" ? Object.assign(new Error("busy"), { errcode: 5 }) : new Error("a bug");
  },
  hang(): Promise<never> {
    for (;;);
  },
  silence: () => new Promise<never>(() => undefined),
  die: () => process.exit(1),
};

let sent = 0;
let letGo = 0;
const streams = {
  /** As many chunks as requested, each of so many bytes with its number. */
  async *count(_db: unknown, { chunks, bytes }: { chunks: number; bytes: number }) {
    try {
      for (let index = 0; index < chunks; index += 1) {
        sent += 1;
        yield new Uint8Array(bytes).fill(index % 256);
      }
    } finally {
      letGo += 1;
    }
  },
  async *breakOff() {
    yield new Uint8Array(10);
    throw new PlatformError("UNAVAILABLE", "The database is gone.");
  },
};

if (!parentPort) throw new Error("This is no thread of a pool.");
serve(parentPort, { jobs: { ...jobs, seen: async () => ({ sent, letGo }) }, streams }, undefined as never);
