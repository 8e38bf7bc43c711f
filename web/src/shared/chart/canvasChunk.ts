import type { ScreenCanvas } from "./ScreenCanvas";

type Chunk = {
  attempt: number;
  /** Null until loaded. */
  Canvas: typeof ScreenCanvas | null;
  /** Why the code could not be had. */
  failure: Error | null;
};

let current: Chunk = { attempt: 0, Canvas: null, failure: null };
let isUnderWay = false;
const listeners = new Set<() => void>();

function become(next: Partial<Chunk>): void {
  current = { ...current, ...next };
  for (const notify of listeners) notify();
}

/**
 * What draws charts, with Highcharts; loaded when the first chart shows. No lazy component: those hold back what
 * comes soon after their placeholder, so that charts would show a third of a second late.
 */
export const canvasChunk = {
  read: () => current,
  subscribe(notify: () => void): () => void {
    listeners.add(notify);
    return () => listeners.delete(notify);
  },
  async load(): Promise<void> {
    if (isUnderWay || current.Canvas !== null || current.failure !== null) return;
    isUnderWay = true;
    try {
      become({ Canvas: (await import("./ScreenCanvas")).ScreenCanvas });
    } catch (error) {
      become({ failure: error instanceof Error ? error : new Error(String(error)) });
    } finally {
      isUnderWay = false;
    }
  },
  /** Another try for all charts, if the code could not be had. */
  retry(): void {
    if (current.failure !== null) become({ attempt: current.attempt + 1, failure: null });
  },
};
