import type { Covered } from "../interval/completeness";
import { type Figures, isEstimated, type RoadRow } from "./figures";
import { type Counted, countedOf } from "./roadClient";

/**
 * Several locations as a whole. Counts add up passages: a vehicle that passes two devices counts twice. The
 * mean and the share over the limit are those of all vehicles together; if one location lacks the numbers for
 * them, they are unknown. The V85 of several locations can't be computed from theirs: there is none.
 * docs/definitions.md, "Several locations together"
 */
export type Totals = {
  count: Record<Counted, number | null>;
  average: number | null;
  max: number | null;
  overLimit: number | null;
  /** Limits used for the share over the limit, km/h, lowest first. */
  limits: readonly number[];
  completeness: Covered | null;
  /** Seconds that the figures leave out, of all locations together. */
  leftOut: number | null;
  /** Totals that include an estimate of some location. */
  estimates: ReadonlySet<Counted | "average" | "overLimit">;
  /** Number of locations with figures, of all. */
  known: number;
  of: number;
};

export function totalsOf(rows: readonly RoadRow[]): Totals {
  const known = rows.flatMap(({ client, figures }) => (figures ? [{ kind: client.kind, figures }] : []));
  const countOf = (counted: Counted) => {
    const ofKind = known.flatMap(({ kind, figures }) => (countedOf(kind) === counted ? [figures] : []));
    if (ofKind.some(({ isUntold }) => isUntold)) return null;
    const counts = ofKind.flatMap(({ count }) => (count === null ? [] : [count]));
    return counts.length === 0 ? null : sum(counts);
  };
  const all = known.map(({ figures }) => figures);
  const speeds = sumOf(all.map((one) => one.speeds));
  const over = sumOf(all.map((one) => one.overLimitCount));
  const highest = all.flatMap(({ max }) => (max === null ? [] : [max]));
  const mean = sumOf(all.map(speedSum));
  const isHighestKnown = all.every(({ max, speeds: measured }) => max !== null || !measured);
  return {
    count: { vehicles: countOf("vehicles"), cyclists: countOf("cyclists"), people: countOf("people") },
    average: speeds && mean !== null ? mean / speeds : null,
    max: highest.length === 0 || !isHighestKnown ? null : Math.max(...highest),
    overLimit: speeds && over !== null ? (over / speeds) * 100 : null,
    limits: [...new Set(all.flatMap(({ speeds: measured, limits }) => (measured ? limits : [])))].toSorted(
      (one, other) => one - other,
    ),
    completeness: coveredTogether(all.map(({ completeness }) => completeness)),
    leftOut: sumOf(all.map(({ leftOut }) => leftOut)),
    estimates: new Set([
      ...known.flatMap(({ kind, figures }) => (isEstimated(figures, "count") ? [countedOf(kind)] : [])),
      ...(["average", "overLimit"] as const).filter((key) => all.some((one) => isEstimated(one, key))),
    ]),
    known: known.length,
    of: rows.length,
  };
}

function coveredTogether(all: readonly (Covered | null)[]): Covered | null {
  const coveredSeconds = sumOf(all.map((one) => one?.coveredSeconds ?? null));
  const totalSeconds = sumOf(all.map((one) => one?.totalSeconds ?? null));
  if (coveredSeconds === null || totalSeconds === null) return null;
  return { coveredSeconds, totalSeconds, share: totalSeconds === 0 ? 0 : coveredSeconds / totalSeconds };
}

/** Unknown if a location has no mean because too many of its vehicles are in an open-ended class. */
const speedSum = ({ average, speeds }: Figures): number | null =>
  speeds ? (average === null ? null : average * speeds) : 0;
/** Null if one value is unknown. */
const sumOf = (values: readonly (number | null)[]): number | null =>
  values.reduce((a, b) => (a === null || b === null ? null : a + b), 0);
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
