import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import type { Language } from "../../i18n/language";
import { parseReportParams, type ReportParams, reportLanguage } from "./reportParams";

/** What the page's address says of a report; null parameters where it says too little. */
export function useReportLink(ids: string): { params: ReportParams | null; language: Language } {
  const [query] = useSearchParams();
  const params = useMemo(() => parseReportParams(ids, query), [ids, query]);
  return { params, language: reportLanguage(query) };
}
