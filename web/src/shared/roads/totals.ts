import type { CoveredShareFragment } from "../../graphql/generated";
import type { Figures, RoadRow } from "./figures";
import { type Counted, countedOf } from "./roadClient";

/**
 * Several locations as a whole. Counts add up passages: who passes two devices counts twice. The mean and the share over
 * the limit are those of all vehicles together. A V85 of several locations does not follow from theirs: there is none.
 * docs/definitions.md, "Several locations together"
 */
export type Totals = {
  count: Record<Counted, number | null>;
  average: number | null;
  max: number | null;
  overLimit: number | null;
  completeness: CoveredShareFragment;
  /** Locations whose figures are in, of all. */
  known: number;
  of: number;
};

export function totalsOf(rows: readonly RoadRow[]): Totals {
  const known = rows.flatMap(({ client, figures }) => (figures ? [{ kind: client.kind, figures }] : []));
  const countOf = (counted: Counted) => {
    const counts = known.flatMap(({ kind, figures }) =>
      countedOf(kind) === counted && figures.count !== null ? [figures.count] : [],
    );
    return counts.length === 0 ? null : sum(counts);
  };
  const all = known.map(({ figures }) => figures);
  const speeds = sum(all.map((one) => one.speeds));
  const highest = all.flatMap(({ max }) => (max === null ? [] : [max]));
  const covered = sum(all.map(({ completeness }) => completeness.coveredSeconds));
  const total = sum(all.map(({ completeness }) => completeness.totalSeconds));
  return {
    count: { vehicles: countOf("vehicles"), cyclists: countOf("cyclists"), people: countOf("people") },
    average: speeds === 0 ? null : sum(all.map(speedSum)) / speeds,
    max: highest.length === 0 ? null : Math.max(...highest),
    overLimit: speeds === 0 ? null : (sum(all.map((one) => one.overLimitCount)) / speeds) * 100,
    completeness: {
      coveredSeconds: covered,
      totalSeconds: total,
      share: total === 0 ? 0 : covered / total,
    },
    known: known.length,
    of: rows.length,
  };
}

const speedSum = ({ average, speeds }: Figures): number => (average ?? 0) * speeds;
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
