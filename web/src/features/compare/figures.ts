import type { ChangeVerdict, CompareQuery, FigureChangeFragment } from "../../graphql/generated";

export type Comparison = NonNullable<CompareQuery["comparison"]>;
export type Side = Comparison["before"];

/** The figures whose change is judged. Each is also the beginning of its keys in the texts. */
export const judged = ["v85", "averageSpeed", "percentageOverLimit", "vehiclesPerHour"] as const;
export type Judged = (typeof judged)[number];

/** Counters without speeds are compared by their counts alone. */
export const judgedOf = (hasSpeeds: boolean): readonly Judged[] => (hasSpeeds ? judged : ["vehiclesPerHour"]);

/** A rise of speeds is worth a second look; of counts it is neither good nor bad. */
export function toneOf(figure: Judged, verdict: ChangeVerdict): "neutral" | "worse" | "better" {
  if (figure === "vehiclesPerHour" || verdict === "NO_CHANGE" || verdict === "TOO_FEW") return "neutral";
  return verdict === "HIGHER" ? "worse" : "better";
}

/** Places after the comma. */
export const digitsOf: Record<Judged, number> = {
  v85: 0,
  averageSpeed: 1,
  percentageOverLimit: 1,
  vehiclesPerHour: 1,
};

/** A difference's interval, and whether it is told without signs: all of it lies on the side of the verdict. */
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
