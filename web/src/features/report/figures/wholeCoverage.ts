import type { CoveredShareFragment } from "../../../graphql/generated";

/** The completeness of several devices together: what was covered of what could have been. Seconds. */
export function wholeCoverage(parts: readonly CoveredShareFragment[]): CoveredShareFragment {
  const sum = (value: (part: CoveredShareFragment) => number) =>
    parts.reduce((total, part) => total + value(part), 0);
  const coveredSeconds = sum((part) => part.coveredSeconds);
  const totalSeconds = sum((part) => part.totalSeconds);
  return { coveredSeconds, totalSeconds, share: totalSeconds === 0 ? 0 : coveredSeconds / totalSeconds };
}
