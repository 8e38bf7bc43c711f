import type { LinkLanguage } from "../http/languageQuery.js";

/** Clients and period of a report, [from, to) in Unix seconds. */
export interface ReportLink {
  clientIds: readonly string[];
  from: number;
  to: number;
  lang: LinkLanguage;
}

/** The report as a page, for people who are signed in. @param origin of the portal */
export function reportPageUrl(origin: string, { clientIds, from, to, lang }: ReportLink): string {
  const query = new URLSearchParams({ fromTimestamp: String(from), toTimestamp: String(to), lang });
  return new URL(`/report/${joined(clientIds)}?${query}`, origin).href;
}

/** The report as a PDF, for people who are signed in and for full keys. */
export function reportPdfUrl(origin: string, { clientIds, from, to, lang }: ReportLink): string {
  const query = new URLSearchParams({ startTimestamp: String(from), endTimestamp: String(to), lang });
  return new URL(`/pdf/report?clientId=${joined(clientIds)}&${query}`, origin).href;
}

/** The PDF of a scheduled run. */
export function runFileUrl(origin: string, runId: string): string {
  return new URL(`/pdf/run?${new URLSearchParams({ runId })}`, origin).href;
}

const joined = (clientIds: readonly string[]) => clientIds.map(encodeURIComponent).join(",");
