export type JobOutcome = "done" | "stopped" | "failed";

/** How a job's last run went. What went wrong is in the log alone: it may name servers and people. */
export function outcomeOf(noted: string | null): JobOutcome | null {
  if (noted === null || noted === "done" || noted === "stopped") return noted;
  return "failed";
}
