import { RenderError } from "../errors.js";
import { type FailedOutcome, PlatformFault } from "./platformClient.js";

/** What the report page says where no other try would help, and what people read of it. */
const FINAL: Record<string, string> = {
  NOT_FOUND: "The report's locations can't be read any more.",
  BAD_PARAMETERS: "A report of these locations and this period can't be made.",
};

/** What the platform is told of a run that failed; undefined where the run is another renderer's by now. */
export function outcomeOf(fault: unknown): FailedOutcome | undefined {
  if (fault instanceof PlatformFault) return outcomeOfUpload(fault);
  if (!(fault instanceof RenderError)) return { message: "The report could not be made.", final: false };
  const { code, message, details } = fault;
  if (code === "REPORT_FAILED") {
    const final = FINAL[details.reason ?? ""];
    if (final !== undefined) return { message: final, final: true };
    return { message: "The report's data could not be read.", final: false };
  }
  if (code === "CANCELLED") return { message: "The report renderer was stopped.", final: false };
  return { message, final: false };
}

function outcomeOfUpload({ status }: PlatformFault): FailedOutcome | undefined {
  if (status === 409 || status === 404) return undefined;
  if (status === 413) return { message: "The report is too large to be kept.", final: true };
  return { message: "The report could not be handed in.", final: false };
}
