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
/** Where the code was that could not be had, as far as the browser says. */
let lost: string | undefined;

/** Chromium never asks again for a module that it could not get; under another address it does. */
const placeAnew = (address: string | undefined, attempt: number) =>
  address && attempt > 0 ? `${address}?attempt=${attempt}` : undefined;
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
  /** Another try for all charts, if the code could not be had. */
  retry(): void {
    if (current.failure !== null) become({ attempt: current.attempt + 1, failure: null });
  },
};
