import type { Language } from "../../i18n/language";
import { rangeFault, unixSeconds } from "../../shared/interval/interval";
import type { Period } from "../../shared/interval/resolveInterval";

/** What the link of a report says. */
export type ReportParams = {
  period: Period;
  /** Report key of the link; without one the visitor's own session counts. */
  sessionKey: string | null;
};

/** Slovenian, unless the link asks for English. */
export const reportLanguage = (params: URLSearchParams): Language =>
  params.get("lang") === "en" ? "en" : "sl";

/** Reads ?sessionKey&fromTimestamp&toTimestamp (Unix seconds); null where the period is missing or no period. */
export function parseReportParams(params: URLSearchParams): ReportParams | null {
  const from = unixSeconds(params.get("fromTimestamp"));
  const to = unixSeconds(params.get("toTimestamp"));
  if (from === null || to === null || rangeFault(from, to) !== null) return null;
  return { period: { from, to }, sessionKey: params.get("sessionKey") || null };
}
