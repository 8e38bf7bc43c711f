import { monitorEventLoopDelay } from "node:perf_hooks";

/** Figures that a measured process reports. */
export interface Figures {
  /** Processor time since its start, microseconds. */
  cpu: number;
  /** Memory after garbage collection, bytes. */
  rss: number;
  heap: number;
  /** Longest delay of the event loop since the last report, milliseconds. */
  held: number;
}

/** Reports the port to the parent, and then the figures whenever it asks. Needs --expose-gc. */
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
