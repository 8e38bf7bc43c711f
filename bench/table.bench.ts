/**
 * The overview's status table of 5,000 devices in Chromium, against a plain table of the same cells in the same
 * portal, in turns. Prints the time from having the devices until they are painted, and the time of one changed
 * row, with style and layout. Then the whole page with 1,000 devices: the cost of 100 that report at the same
 * moment.
 */
import { compareVariants, printRatio } from "./support/benchPages.js";
import { liveUpdates } from "./support/liveUpdates.js";

const ROUNDS = Number(process.env.ROUNDS ?? 7);

const { ours, plain } = await compareVariants("table", ["ours", "plain"], ROUNDS);
printRatio("painted", ours.show, "plain", plain.show);
printRatio("one row changed", ours.change, "plain", plain.change);

const { script, layout, task } = await liveUpdates({ devices: 1000, reports: 100, rounds: ROUNDS });
console.log(
  `  100 of 1,000 devices report at once: script ${script.toFixed(1)} ms, style and layout ${layout.toFixed(1)} ms, longest task ${task === 0 ? "under 50" : task.toFixed(0)} ms`,
);
