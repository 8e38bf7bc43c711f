import { registerEnumType } from "type-graphql";
import type { ReportDeliveryReasonName, ReportRunReasonName } from "../platform-api/reportRuns.js";

/** In words, for who reads no codes. */
export const RUN_REASON_TEXTS: Readonly<Record<ReportRunReasonName, string>> = {
  NOBODY: "Whoever made the schedule may see none of its devices any more.",
  PAUSED: "The schedule was paused before the report was made.",
  LOST: "Nobody finished the report in time.",
  GONE: "The report's devices can't be read any more.",
  IMPOSSIBLE: "A report of these devices and this period can't be made.",
  NO_DATA: "The report's data could not be read.",
  TOO_LARGE: "The report is too large to be kept.",
  STOPPED: "The report renderer was stopped.",
  TOO_LONG: "The report took too long.",
  NO_BROWSER: "The report renderer has no browser.",
  NO_PORTAL: "The report renderer can't reach the portal.",
  FAILED: "The report could not be made.",
};

const DELIVERY_REASON_TEXTS: Readonly<Record<ReportDeliveryReasonName, string>> = {
  NOT_SET_UP: "No mail server is set up.",
  ADDRESS_REFUSED: "The mail server does not take mail for this address.",
  TOO_LARGE: "The report is too large for the mail server.",
  REFUSED: "The mail server refused the mail.",
  NO_ANSWER: "The mail server did not answer in time.",
  NO_CONNECTION: "The mail server could not be reached.",
};

export const ReportRunReason = eachOf(RUN_REASON_TEXTS, (name) => name);
registerEnumType(ReportRunReason, {
  name: "ReportRunReason",
  description: "Why a report was not made.",
  valuesConfig: eachOf(RUN_REASON_TEXTS, (_name, description) => ({ description })),
});

export const ReportDeliveryReason = eachOf(DELIVERY_REASON_TEXTS, (name) => name);
registerEnumType(ReportDeliveryReason, {
  name: "ReportDeliveryReason",
  description: "Why a report was not mailed.",
  valuesConfig: eachOf(DELIVERY_REASON_TEXTS, (_name, description) => ({ description })),
});

function eachOf<N extends string, V>(
  texts: Readonly<Record<N, string>>,
  toValue: (name: N, text: string) => V,
): Record<N, V> {
  const names = Object.keys(texts) as N[];
  return Object.fromEntries(names.map((name) => [name, toValue(name, texts[name])])) as Record<N, V>;
}
