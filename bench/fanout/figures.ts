import { monitorEventLoopDelay } from "node:perf_hooks";

/** What a measured process tells of itself. */
export interface Figures {
  /** Processor time since its start, microseconds. */
  cpu: number;
  /** Memory after the garbage has been collected, bytes. */
  rss: number;
  heap: number;
  /** The longest that the event loop was held up since the last report, milliseconds. */
  held: number;
}

/** Tells the parent the port, and then the figures whenever it asks. Needs --expose-gc. */
export function reportFigures(port: number): void {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  process.on("message", (question) => {
    const { user, system } = process.cpuUsage();
    const held = delay.max / 1e6;
    if (question === "memory") global.gc?.();
    const { rss, heapUsed: heap } = process.memoryUsage();
    process.send?.({ cpu: user + system, rss, heap, held } satisfies Figures);
    delay.reset();
  });
  process.send?.({ port });
}
