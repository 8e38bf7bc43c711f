import { setTimeout as pause } from "node:timers/promises";
import type { ImportApi } from "./importApi.js";
import type { Import, ImportState } from "./importJson.js";
import { type Output, progressBar } from "./progressBar.js";

const AT_WORK: Partial<Record<ImportState, string>> = {
  uploaded: "Reading",
  applying: "Bringing in",
  undoing: "Taking back",
};
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 1_000;

/** Waits until the platform has finished its present step, and shows the progress. */
export async function followed(api: ImportApi, begun: Import, output: Output): Promise<Import> {
  const label = AT_WORK[begun.state];
  if (!label) return begun;
  const bar = progressBar(label, output);
  try {
    let now = begun;
    for (let wait = FIRST_PAUSE_MS; now.state === begun.state; wait = Math.min(LONGEST_PAUSE_MS, wait * 2)) {
      bar.update(now.progress);
      await pause(wait);
      now = await api.get(begun.id);
    }
    bar.update(1);
    return now;
  } finally {
    bar.stop();
  }
}
