import type { CoveredShareFragment } from "../../graphql/generated";
import type { Language } from "../../i18n/language";
import { translatorOf } from "../../i18n/useT";
import { formatNumber } from "../number/format";
import { formatPercent } from "../number/percent";
import { intervalTexts } from "./intervalTexts";

/** Percentage points by which the completeness of two periods may differ before a comparison misleads. */
const comparablePoints = 10;

const hourInSeconds = 3600;

/** Covered part of a period in seconds, and its share, 0 to 1. */
export type Covered = { coveredSeconds: number; totalSeconds: number; share: number };

/** The platform's figures if complete, otherwise null. */
export function coveredOf(told: CoveredShareFragment | null): Covered | null {
  if (told === null) return null;
  const { coveredSeconds, totalSeconds, share } = told;
  return coveredSeconds === null || totalSeconds === null || share === null
    ? null
    : { coveredSeconds, totalSeconds, share };
}

/** True if the platform says that nothing was heard in a period. */
export const isSilent = (covered: Covered | null): boolean => covered?.coveredSeconds === 0;

/** "podatki za 161 od 168 ur, 95,8 %": covered hours of all hours, by duration. */
export function completenessText(completeness: Covered, language: Language): string {
  const { coveredSeconds, totalSeconds, share } = completeness;
  return translatorOf(intervalTexts, language)("completeness", {
    covered: formatNumber(Math.round(coveredSeconds / hourInSeconds), language),
    total: formatNumber(Math.round(totalSeconds / hourInSeconds), language),
    share: formatPercent(share * 100, language),
  });
}

/**
 * True if figures of two periods can be compared: their covered shares differ by 10 points at most. Unknown
 * shares don't prevent it.
 */
export function isComparable(
  now: Pick<Covered, "share"> | null,
  before: Pick<Covered, "share"> | null,
): boolean {
  if (now === null || before === null) return true;
  // Shares are rounded to a millionth, or 0.9 - 0.8 would count as more than 0.1.
  return Math.round(Math.abs(now.share - before.share) * 1e6) <= comparablePoints * 1e4;
}
