import { lazy } from "react";

let hasFailed = false;
const listeners = new Set<() => void>();

async function load() {
  try {
    return { default: (await import("./ChartCanvas")).ChartCanvas };
  } catch (error) {
    hasFailed = true;
    throw error;
  }
}

const create = (attempt: number) => ({ attempt, Canvas: lazy(load) });
let current = create(0);

/** What draws charts, with Highcharts; loaded when the first chart shows. React keeps a failure: another try is a new one. */
export const canvasChunk = {
  read: () => current,
  subscribe(notify: () => void): () => void {
    listeners.add(notify);
    return () => listeners.delete(notify);
  },
  /** Another try for all charts, if the code could not be had. */
  retry(): void {
    if (!hasFailed) return;
    hasFailed = false;
    current = create(current.attempt + 1);
    for (const notify of listeners) notify();
  },
};
