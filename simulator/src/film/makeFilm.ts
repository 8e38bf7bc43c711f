import { once } from "node:events";
import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import type { FilmPlan } from "./plan.js";

const FILE = new URL(`./filmWorker${extname(new URL(import.meta.url).pathname)}`, import.meta.url);

/**
 * Paints and encodes a film in its own thread. Half a minute of it takes some seconds.
 * @param execArgv options of the runtime for the thread; by default those of this process
 */
export async function makeFilm(
  plan: FilmPlan,
  signal?: AbortSignal,
  execArgv?: string[],
): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(FILE, { workerData: plan, ...(execArgv ? { execArgv } : {}) });
  try {
    const [film] = await once(worker, "message", signal ? { signal } : {});
    return film;
  } finally {
    await worker.terminate();
  }
}
