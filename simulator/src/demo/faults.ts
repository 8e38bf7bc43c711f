import type { Faults } from "../model/faults.js";

const HOUR = 3600;

/**
 * Faults at the start of the demo, at a Unix time: a sign installs nothing, one valve has been silent since
 * the morning's watering, one was stuck for an hour and missed its runs, one let water through the night
 * before.
 */
export function demoFaults(now: number): Record<string, Faults> {
  return {
    "OB-2307": [{ since: now - HOUR, fault: "firmware" }],
    "OB-2604": [{ since: now - 5 * HOUR, fault: "silent" }],
    "OB-2605": [
      { since: now - 33 * HOUR, fault: "stuckOpen" },
      { since: now - 32.5 * HOUR, fault: "none" },
    ],
    "OB-2606": [
      { since: now - 9 * HOUR, fault: "stuckClosed" },
      { since: now - 6 * HOUR, fault: "none" },
    ],
  };
}
