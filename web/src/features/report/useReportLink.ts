import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import type { Language } from "../../i18n/language";
import { parseReportParams, type ReportParams, reportLanguage } from "./reportParams";

/** A report's parameters from the page's address; null parameters if it is incomplete. */
export function useReportLink(ids: string): { params: ReportParams | null; language: Language } {
  const [query] = useSearchParams();
  const params = useMemo(() => parseReportParams(ids, query), [ids, query]);
  return { params, language: reportLanguage(query) };
}
