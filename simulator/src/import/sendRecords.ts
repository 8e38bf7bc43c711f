import type { DeviceApi } from "../platform-api/deviceApi.js";
import { PlatformRefusal, PlatformUnavailable } from "../platform-api/errors.js";
import { type RetryOptions, retrying } from "../platform-api/retrying.js";
import { ImportError } from "./importError.js";
import { type Output, progressBar } from "./progressBar.js";
import type { ReadingTable } from "./readingTable.js";
import { batchOf, type Plan } from "./windows.js";

export interface Sent {
  accepted: number;
  /** Readings that the platform had from an earlier import. */
  known: number;
  /** Readings that the platform would not keep: line of the file and reason. */
  refused: { line: number; reason: string }[];
}

/** What ends an import half way, in words that say what to do. */
function explained(error: unknown): unknown {
  const again = "Repeat the same command: what is in already counts once.";
  if (error instanceof PlatformUnavailable) return new ImportError(`${error.message}. ${again}`);
  if (!(error instanceof PlatformRefusal)) return error;
  if (error.status === 401) return new ImportError("the platform refuses the key: wrong or expired");
  return new ImportError(`the platform refuses a batch (${error.status}): ${error.message}`);
}

/** Sends all windows of a plan, one after another. @throws ImportError when the platform stays away or refuses */
export async function sendRecords(
  device: DeviceApi,
  guid: string,
  table: ReadingTable,
  order: Uint32Array,
  plan: Plan,
  now: number,
  retry: RetryOptions,
  output: Output,
): Promise<Sent> {
  const sent: Sent = { accepted: 0, known: 0, refused: [] };
  const bar = progressBar("Sending", table.size, "readings", output);
  try {
    for (const window of plan.windows) {
      const batch = batchOf(guid, table, order, window, now);
      const receipt = await retrying(() => device.postMeasurements(batch), retry);
      sent.accepted += receipt.accepted;
      sent.known += receipt.duplicate;
      for (const { index, reason } of receipt.refused) {
        const row = order[window.start + index];
        if (row !== undefined) sent.refused.push({ line: table.lineOf(row), reason: `platform: ${reason}` });
      }
      bar.update(window.end);
    }
  } catch (error) {
    throw explained(error);
  } finally {
    bar.stop();
  }
  return sent;
}
