// Preloaded into a platform: tells its parent for how long its event loop was held, since it was last asked.
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

const RESOLUTION_MS = 1;
const NS_A_MS = 1e6;

if (isMainThread && process.send) {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  process.on("message", (message) => {
    if (message !== "loop") return;
    process.send?.({ p50: delays.percentile(50) / NS_A_MS, most: delays.max / NS_A_MS });
    delays.reset();
  });
  process.channel?.unref();
}
