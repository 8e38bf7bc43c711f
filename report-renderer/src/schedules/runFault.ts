import { RenderError } from "../errors.js";
import { type FailedOutcome, PlatformFault } from "./platformClient.js";

/** What the report page says where no other try would help. */
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

/** What the platform is told of a run that failed; undefined where the run is another renderer's by now. */
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
