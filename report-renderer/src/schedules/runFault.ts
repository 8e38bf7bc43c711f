import { RenderError } from "../errors.js";
import { type FailedOutcome, PlatformFault } from "./platformClient.js";

/** Outcomes of the report page for which no retry would help. */
const FINAL = new Map<string | undefined, FailedOutcome>([
  ["NOT_FOUND", { reason: "gone", final: true }],
  ["BAD_PARAMETERS", { reason: "impossible", final: true }],
]);

const REASONS = new Map<string, FailedOutcome["reason"]>([
  ["CANCELLED", "stopped"],
  ["STOPPING", "stopped"],
  ["DEADLINE", "tooLong"],
  ["NO_BROWSER", "noBrowser"],
  ["PORTAL_UNREACHABLE", "noPortal"],
]);

/** The outcome reported for a failed run; undefined if the run now belongs to another renderer. */
export function outcomeOf(fault: unknown): FailedOutcome | undefined {
  if (fault instanceof PlatformFault) return outcomeOfUpload(fault);
  if (!(fault instanceof RenderError)) return { reason: "failed", final: false };
  const { code, details } = fault;
  if (code === "REPORT_FAILED") return FINAL.get(details.reason) ?? { reason: "noData", final: false };
  return { reason: REASONS.get(code) ?? "failed", final: false };
}

function outcomeOfUpload({ status }: PlatformFault): FailedOutcome | undefined {
  if (status === 409 || status === 404) return undefined;
  if (status === 413) return { reason: "tooLarge", final: true };
  return { reason: "failed", final: false };
}
