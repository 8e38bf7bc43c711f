import type { ChangeVerdict, CompareQuery, FigureChangeFragment } from "../../graphql/generated";

export type Comparison = NonNullable<CompareQuery["comparison"]>;
export type Side = Comparison["before"];

/** Figures whose change is judged. Each is also the prefix of its text keys. */
export const judged = ["v85", "averageSpeed", "percentageOverLimit", "vehiclesPerHour"] as const;
export type Judged = (typeof judged)[number];

/** Counters without speeds are compared only by their counts. */
export const judgedOf = (hasSpeeds: boolean): readonly Judged[] => (hasSpeeds ? judged : ["vehiclesPerHour"]);

/** A rise of speeds deserves attention; a rise of counts is neither good nor bad. */
export function toneOf(figure: Judged, verdict: ChangeVerdict): "neutral" | "worse" | "better" {
  if (figure === "vehiclesPerHour" || verdict === "NO_CHANGE" || verdict === "TOO_FEW") return "neutral";
  return verdict === "HIGHER" ? "worse" : "better";
}

/** Decimals. */
export const digitsOf: Record<Judged, number> = {
  v85: 0,
  averageSpeed: 1,
  percentageOverLimit: 1,
  vehiclesPerHour: 1,
};

/** Interval of a difference. It is shown without signs if all of it is on the verdict's side. */
export function intervalOf({ low, high, verdict }: FigureChangeFragment): {
  from: number;
  to: number;
  isSigned: boolean;
} | null {
  if (low === null || high === null) return null;
  if (verdict === "HIGHER" && low >= 0) return { from: low, to: high, isSigned: false };
  if (verdict === "LOWER" && high <= 0) return { from: -high, to: -low, isSigned: false };
  return { from: low, to: high, isSigned: true };
}
