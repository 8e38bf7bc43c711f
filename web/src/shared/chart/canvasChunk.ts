import type { ScreenCanvas } from "./ScreenCanvas";

type Chunk = {
  attempt: number;
  /** Null until loaded. */
  Canvas: typeof ScreenCanvas | null;
  /** Error of loading the code. */
  failure: Error | null;
};

let current: Chunk = { attempt: 0, Canvas: null, failure: null };
let isUnderWay = false;
/** Address of the code that failed to load, if the browser reports it. */
let lost: string | undefined;

/** Chromium never retries a module that failed to load. Under another address it does. */
const placeAnew = (address: string | undefined, attempt: number) =>
  address && attempt > 0 ? `${address}?attempt=${attempt}` : undefined;
const listeners = new Set<() => void>();

function become(next: Partial<Chunk>): void {
  current = { ...current, ...next };
  for (const notify of listeners) notify();
}

/**
 * The drawing code with Highcharts; loaded when the first chart shows. It is no lazy component: React delays
 * content that arrives soon after its placeholder, and charts would show a third of a second late.
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
      const again = placeAnew(lost, current.attempt);
      const code = again ? import(/* @vite-ignore */ again) : import("./ScreenCanvas");
      become({ Canvas: ((await code) as typeof import("./ScreenCanvas")).ScreenCanvas });
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      lost ??= /https?:\/\/\S+\.js/.exec(failure.message)?.[0];
      become({ failure });
    } finally {
      isUnderWay = false;
    }
  },
  /** Loads the code again for all charts, if it failed. */
  retry(): void {
    if (current.failure !== null) become({ attempt: current.attempt + 1, failure: null });
  },
};
