import type { Language } from "../../i18n/language";
import { type T, translatorOf } from "../../i18n/useT";
import { formatDateTime } from "../time/format";
import { wholeHoursTexts } from "./wholeHoursTexts";

/** The period that figures are really of, as the portal tells it; null where it does not. */
export type Resolution = { unit: "SECOND" | "HOUR"; from: number; to: number } | null;

/** Says that figures are of whole hours, whose single readings are deleted; null where they are of the period itself. */
export function resolutionText(resolution: Resolution, zone: string, language: Language): string | null {
  if (resolution?.unit !== "HOUR") return null;
  const t: T<typeof wholeHoursTexts> = translatorOf(wholeHoursTexts, language);
  const { from, to } = resolution;
  return t("wholeHours", { from: formatDateTime(from, zone), to: formatDateTime(to, zone) });
}
