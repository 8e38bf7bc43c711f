/** The outcome of one call. */
export type Outcome =
  | { kind: "taken"; notes: TakenNotes }
  /** `orElse`: another meaning of the same status, beginning with "or". */
  | { kind: "not offered"; status: number; orElse?: string | undefined }
  /** `why` includes the place. */
  | { kind: "broken"; why: string }
  | { kind: "not tried"; why: string };

/** Notes on an accepted answer. */
export interface TakenNotes {
  /** Differences between its notation and the specification's. */
  readings: readonly string[];
  /** Fields of the specification that it lacks: the portal shows no value for them. */
  untold: readonly string[];
  /** Fields with a value that was not understood: the portal shows none, either. */
  notUnderstood: readonly string[];
  /** Anything else, in a few words. */
  remark?: string | undefined;
}

/** True if there are no notes on an accepted answer. */
export function isAsWritten({ readings, notUnderstood }: TakenNotes): boolean {
  return readings.length === 0 && notUnderstood.length === 0;
}

/** An outcome in one line. */
export function sayOutcome(outcome: Outcome): string {
  switch (outcome.kind) {
    case "taken":
      return sayTaken(outcome.notes);
    case "not offered":
      return `not offered${outcome.orElse ? `, ${outcome.orElse}` : ""} (${outcome.status})`;
    case "broken":
      return `broken: ${outcome.why}`;
    case "not tried":
      return `not tried: ${outcome.why}`;
  }
}

function sayTaken({ readings, untold, notUnderstood, remark }: TakenNotes): string {
  return [
    readings.length > 0 ? `taken, read as: ${readings.join(", ")}` : "taken",
    untold.length > 0 ? `without ${untold.join(", ")}` : "",
    notUnderstood.length > 0 ? `not understood: ${notUnderstood.join(", ")}` : "",
    remark ?? "",
  ]
    .filter((part) => part !== "")
    .join("; ");
}
