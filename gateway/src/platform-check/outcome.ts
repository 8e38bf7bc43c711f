/** What became of one call. */
export type Outcome =
  | { kind: "taken"; notes: TakenNotes }
  /** `orElse`: what the same status may also say, beginning with "or". */
  | { kind: "not offered"; status: number; orElse?: string | undefined }
  /** `why` with where it is. */
  | { kind: "broken"; why: string }
  | { kind: "not tried"; why: string };

/** What is to be said of an answer that was taken. */
export interface TakenNotes {
  /** How it was read where it is not written as the specification has it. */
  readings: readonly string[];
  /** Fields of the specification that it does not tell: the portal shows no value of them. */
  untold: readonly string[];
  /** Fields that have a value which was not understood: the same. */
  notUnderstood: readonly string[];
  /** Anything else, in a few words. */
  remark?: string | undefined;
}

/** Whether nothing has to be said of it but that it was taken. */
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
