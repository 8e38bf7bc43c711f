import { type Headers, SERVICE_KEY, type TestPlatform } from "./testPlatform.js";

/** Headers of the renderer. */
export const SERVICE: Headers = { authorization: `ApiKey ${SERVICE_KEY}` };

/** A run as its claimer gets it. */
export interface ClaimedRun {
  runId: number;
  claim: string;
  scheduleId: number;
  name: string;
  language: string;
  dueDate: number;
  startTimestamp: number;
  endTimestamp: number;
  leaseUntil: number;
  clientIds: number[];
  sessionKey: string;
  attempt: number;
}

export interface TestRun {
  id: number;
  state: string;
  attempts: number;
  nextAttemptDate: number | null;
  reason: string | null;
  fileName: string | null;
  fileSize: number | null;
  deliveries: {
    recipient: string;
    state: string;
    attempts: number;
    sentDate: number | null;
    reason: string | null;
  }[];
}

/** Bytes that begin like a PDF. */
export function pdfOf(size: number): Buffer {
  const bytes = Buffer.alloc(size, "0123456789abcdef");
  bytes.write("%PDF-1.7\n");
  return bytes;
}

export const claimRuns = (platform: TestPlatform, more: object = {}) =>
  platform.ok<ClaimedRun[]>("POST", "/report-schedule/claim", SERVICE, more);

/** Uploads the report of a claimed run. */
export const bringReport = (
  platform: TestPlatform,
  { runId, claim }: Pick<ClaimedRun, "runId" | "claim">,
  file: Uint8Array = pdfOf(1000),
) =>
  platform.call(
    "POST",
    `/report-schedule/file?runId=${runId}&claim=${claim}`,
    { ...SERVICE, "content-type": "application/pdf" },
    file,
  );

/** Requests a report of a schedule, and makes it. @returns the run's id */
export async function makeReport(platform: TestPlatform, headers: Headers, scheduleId: number) {
  const { id } = await platform.ok<TestRun>("POST", "/report-schedule/run", headers, { id: scheduleId });
  const run = (await claimRuns(platform, { limit: 50 })).find(({ runId }) => runId === id);
  if (!run) throw new Error("The run that was asked for was not given out.");
  const { status } = await bringReport(platform, run);
  if (status !== 204) throw new Error(`The report was answered ${status}.`);
  return id;
}
