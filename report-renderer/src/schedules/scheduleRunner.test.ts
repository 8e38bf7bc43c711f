import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterEach, expect, it } from "@jest/globals";
import { NO_BROWSER } from "../browser/browserPool.js";
import { cancelled, RenderError, stopping } from "../errors.js";
import type { ClaimedRun } from "./claimedRun.js";
import { PlatformFault } from "./platformClient.js";
import { ScheduleRunner } from "./scheduleRunner.js";

const runOf = (runId: number): ClaimedRun => ({
  runId,
  claim: `claim-${runId}`,
  scheduleId: 1,
  job: { clientIds: ["7"], from: 0, to: 1, sessionKey: "rk_0123456789abcdef", lang: "sl" },
});

let runner: ScheduleRunner | undefined;
afterEach(() => runner?.stop());

/** A runner with a platform and a printer in memory. */
function scene(settings: { due?: ClaimedRun[]; free?: () => number } = {}) {
  const seen = {
    due: settings.due ?? [],
    limits: [] as number[],
    uploads: [] as { runId: number; pdf: string }[],
    outcomes: [] as { runId: number; reason: string; final: boolean }[],
    warnings: [] as string[],
    infos: [] as string[],
    /** Fails the next calls. */
    claimFault: undefined as Error | undefined,
    uploadFault: undefined as Error | undefined,
    print: async (_signal: AbortSignal): Promise<Readable> => Readable.from([Buffer.from("%PDF-")]),
  };
  runner = new ScheduleRunner({
    platform: {
      claim: async (limit) => {
        seen.limits.push(limit);
        if (seen.claimFault) throw seen.claimFault;
        return seen.due.splice(0, limit);
      },
      upload: async ({ runId }, pdf) => {
        if (seen.uploadFault) throw seen.uploadFault;
        seen.uploads.push({ runId, pdf: (await buffer(pdf)).toString() });
      },
      fail: async ({ runId }, outcome) => {
        seen.outcomes.push({ runId, ...outcome });
      },
    },
    printer: { print: (_order, signal) => seen.print(signal) },
    free: settings.free ?? (() => 2),
    pollMs: 1,
    log: {
      warn: (...said: unknown[]) => seen.warnings.push(String(said.at(-1))),
      info: (...said: unknown[]) => seen.infos.push(String(said.at(-1))),
    },
  });
  return seen;
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(setImmediate);
}

it("claims no more than it can begin, prints, and hands in", async () => {
  const seen = scene({ due: [1, 2, 3].map(runOf) });
  runner?.start();
  await until(() => seen.uploads.length === 3);
  expect(new Set(seen.limits)).toEqual(new Set([2]));
  expect(seen.uploads.map(({ runId }) => runId)).toEqual([1, 2, 3]);
  expect(seen.uploads[0]?.pdf).toBe("%PDF-");
  expect(seen.outcomes).toEqual([]);
});

it("claims nothing while nothing is free", async () => {
  let free = 0;
  let asked = 0;
  const seen = scene({
    due: [runOf(1)],
    free: () => {
      asked += 1;
      return free;
    },
  });
  runner?.start();
  await until(() => asked > 2);
  expect(seen.limits).toEqual([]);
  free = 1;
  await until(() => seen.uploads.length === 1);
});

it.each([
  [
    "gives up what no other try would make",
    new RenderError(502, "REPORT_FAILED", "", { reason: "NOT_FOUND" }),
    { reason: "gone", final: true },
  ],
  [
    "has tried again what the portal could not read",
    new RenderError(502, "REPORT_FAILED", "", { reason: "UNAVAILABLE" }),
    { reason: "noData", final: false },
  ],
  [
    "has tried again what took too long",
    new RenderError(504, "DEADLINE", "The report took too long."),
    { reason: "tooLong", final: false },
  ],
  [
    "has tried again where there is no browser",
    new RenderError(503, "NO_BROWSER", NO_BROWSER),
    { reason: "noBrowser", final: false },
  ],
  [
    "has tried again where the portal is away",
    new RenderError(502, "PORTAL_UNREACHABLE", "The renderer can't reach the portal."),
    { reason: "noPortal", final: false },
  ],
  ["has tried again what it broke off itself", cancelled(), { reason: "stopped", final: false }],
  ["has tried again what came while it ended", stopping(), { reason: "stopped", final: false }],
  [
    "tells nothing of what is inside",
    new Error("net::ERR at http://127.0.0.1/pdfreport/7?sessionKey=rk_0123456789abcdef"),
    { reason: "failed", final: false },
  ],
])("%s", async (_case, fault, outcome) => {
  const seen = scene({ due: [runOf(1)] });
  seen.print = () => Promise.reject(fault);
  runner?.start();
  await until(() => seen.outcomes.length === 1);
  expect(seen.outcomes).toEqual([{ runId: 1, ...outcome }]);
});

it("tells nothing of a run that another renderer has by now", async () => {
  const seen = scene({ due: [runOf(1)] });
  seen.uploadFault = new PlatformFault(409);
  runner?.start();
  await until(() => seen.warnings.length === 1);
  await runner?.stop();
  expect(seen.outcomes).toEqual([]);
});

it("gives up a report that is too large, and tries another time where it could not be handed in", async () => {
  const seen = scene({ due: [runOf(1)] });
  seen.uploadFault = new PlatformFault(413);
  runner?.start();
  await until(() => seen.outcomes.length === 1);
  seen.uploadFault = new PlatformFault(503);
  seen.due.push(runOf(2));
  await until(() => seen.outcomes.length === 2);
  expect(seen.outcomes).toEqual([
    { runId: 1, reason: "tooLarge", final: true },
    { runId: 2, reason: "failed", final: false },
  ]);
});

it("says once that the platform is away and once that it is back, and goes on", async () => {
  const seen = scene({ due: [runOf(1)] });
  seen.claimFault = new PlatformFault(null);
  runner?.start();
  await until(() => seen.limits.length > 4);
  expect(seen.warnings).toHaveLength(1);
  seen.claimFault = undefined;
  await until(() => seen.uploads.length === 1);
  expect(seen.warnings).toHaveLength(1);
  expect(seen.infos).toEqual(["the platform is back: report schedules go on", "report run made"]);
});

it("ends with what runs handed in, or given back where that takes too long", async () => {
  const seen = scene({ due: [runOf(1), runOf(2)] });
  let isPrinting = false;
  seen.print = (signal) =>
    new Promise((_resolve, reject) => {
      isPrinting = true;
      signal.addEventListener("abort", () => reject(signal.reason));
    });
  runner?.start();
  await until(() => isPrinting);
  const stopped = runner?.stop();
  // The pace is 1 ms: it may have asked more than once before it was stopped.
  const claims = seen.limits.length;
  runner?.abandon();
  await stopped;
  const given = { reason: "stopped", final: false };
  expect(seen.outcomes).toEqual([
    { runId: 1, ...given },
    { runId: 2, ...given },
  ]);
  expect(seen.limits).toHaveLength(claims);
});
