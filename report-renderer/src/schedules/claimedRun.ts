import type { RenderJob } from "../renders/renderJob.js";

/** A run of a report schedule, given to this process for a while. */
export interface ClaimedRun {
  runId: number;
  /** Names this claim: reports under another one are refused. */
  claim: string;
  scheduleId: number;
  job: RenderJob;
}

/**
 * Reads the platform's answer to a claim. It may have further fields.
 * @throws Error if it is no list of runs
 */
export function readClaimedRuns(answer: unknown): ClaimedRun[] {
  if (!Array.isArray(answer)) throw new Error("The platform's answer is no list.");
  return answer.map(readRun);
}

function readRun(run: unknown): ClaimedRun {
  const { runId, claim, scheduleId, clientIds, startTimestamp, endTimestamp, sessionKey, language } =
    run as Record<string, unknown>;
  if (typeof sessionKey !== "string" || !Array.isArray(clientIds))
    throw new Error("A claimed run lacks its report.");
  return {
    runId: Number(runId),
    claim: String(claim),
    scheduleId: Number(scheduleId),
    job: {
      clientIds: clientIds.map(String),
      from: Number(startTimestamp),
      to: Number(endTimestamp),
      sessionKey,
      lang: language === "en" ? "en" : "sl",
    },
  };
}
