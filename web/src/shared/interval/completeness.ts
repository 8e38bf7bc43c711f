import type { CoveredShareFragment } from "../../graphql/generated";
import type { Language } from "../../i18n/language";
import { translatorOf } from "../../i18n/useT";
import { formatNumber } from "../number/format";
import { formatPercent } from "../number/percent";
import { intervalTexts } from "./intervalTexts";

/** Points by which two periods' completeness may differ before a comparison of them misleads. */
const comparablePoints = 10;

const hourInSeconds = 3600;

/** How much of a period was heard of; seconds, and their share, 0 to 1. */
export type Covered = { coveredSeconds: number; totalSeconds: number; share: number };

/** What a platform tells of it whole; null where it does not. */
export function coveredOf(told: CoveredShareFragment | null): Covered | null {
  if (told === null) return null;
  const { coveredSeconds, totalSeconds, share } = told;
  return coveredSeconds === null || totalSeconds === null || share === null
    ? null
    : { coveredSeconds, totalSeconds, share };
}

/** Whether a platform tells that nothing was heard in a period. */
export const isSilent = (covered: Covered | null): boolean => covered?.coveredSeconds === 0;

/** "podatki za 161 od 168 ur, 95,8 %": covered and whole hours by their length, however the period cuts them. */
export function completenessText(completeness: Covered, language: Language): string {
  const { coveredSeconds, totalSeconds, share } = completeness;
  return translatorOf(intervalTexts, language)("completeness", {
    covered: formatNumber(Math.round(coveredSeconds / hourInSeconds), language),
    total: formatNumber(Math.round(totalSeconds / hourInSeconds), language),
    share: formatPercent(share * 100, language),
  });
}

/**
 * Whether figures of the two periods may be compared: their covered shares differ by 10 points at most. Where they are not
 * told, nothing speaks against it.
 */
export function isComparable(
  now: Pick<Covered, "share"> | null,
  before: Pick<Covered, "share"> | null,
): boolean {
  if (now === null || before === null) return true;
  // Shares are rounded to a millionth, lest 0.9 - 0.8 counts as more than 0.1.
  return Math.round(Math.abs(now.share - before.share) * 1e6) <= comparablePoints * 1e4;
}
