import type { Language } from "../../i18n/language";
import { type T, translatorOf } from "../../i18n/useT";
import { formatDateTime } from "../time/format";
import { wholeHoursTexts } from "./wholeHoursTexts";

/** The period that the figures really cover, from the portal; null if not reported. */
export type Resolution = { unit: "SECOND" | "HOUR"; from: number; to: number } | null;

/** Says that figures are of whole hours because single readings are deleted; null if they are of the period itself. */
export function resolutionText(resolution: Resolution, zone: string, language: Language): string | null {
  if (resolution?.unit !== "HOUR") return null;
  const t: T<typeof wholeHoursTexts> = translatorOf(wholeHoursTexts, language);
  const { from, to } = resolution;
  return t("wholeHours", { from: formatDateTime(from, zone), to: formatDateTime(to, zone) });
}
