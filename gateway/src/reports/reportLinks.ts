import type { LinkLanguage } from "../http/languageQuery.js";

/** Clients and period of a report, [from, to) in Unix seconds. */
export interface ReportLink {
  clientIds: readonly string[];
  from: number;
  to: number;
  lang: LinkLanguage;
  /** km/h; undefined: the limits of the time. */
  asIfLimit?: number | undefined;
  /** Seconds, of free flow; undefined: the usual ones. */
  gap?: number | undefined;
}

const figuresQuery = ({ asIfLimit, gap }: ReportLink): Record<string, string> => ({
  ...(asIfLimit === undefined ? {} : { asIfLimit: String(asIfLimit) }),
  ...(gap === undefined ? {} : { gap: String(gap) }),
});

/** The report as a page, for people who are signed in. @param origin of the portal */
export function reportPageUrl(origin: string, link: ReportLink): string {
  const { clientIds, from, to, lang } = link;
  const period = { fromTimestamp: String(from), toTimestamp: String(to) };
  const query = new URLSearchParams({ ...period, lang, ...figuresQuery(link) });
  return new URL(`/report/${joined(clientIds)}?${query}`, origin).href;
}

/** The report as a PDF, for people who are signed in and for full keys. */
export function reportPdfUrl(origin: string, link: ReportLink): string {
  const { clientIds, from, to, lang } = link;
  const period = { startTimestamp: String(from), endTimestamp: String(to) };
  const query = new URLSearchParams({ ...period, lang, ...figuresQuery(link) });
  return new URL(`/pdf/report?clientId=${joined(clientIds)}&${query}`, origin).href;
}

/** The PDF of a scheduled run. */
export function runFileUrl(origin: string, runId: string): string {
  return new URL(`/pdf/run?${new URLSearchParams({ runId })}`, origin).href;
}

const joined = (clientIds: readonly string[]) => clientIds.map(encodeURIComponent).join(",");
