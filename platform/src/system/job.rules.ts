export type JobOutcome = "done" | "stopped" | "failed";

/** The outcome of a job's last run. The error is only in the log: it may name servers and people. */
export function outcomeOf(noted: string | null): JobOutcome | null {
  if (noted === null || noted === "done" || noted === "stopped") return noted;
  return "failed";
}
