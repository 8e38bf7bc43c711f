import { TZDate } from "@date-fns/tz";
import { format } from "date-fns";
import { asciiWords, attachmentHeader, fileWords } from "../http/fileName.rules.js";
import type { ReportLanguage } from "./language.js";

const REPORT: Readonly<Record<ReportLanguage, string>> = { sl: "porocilo", en: "report" };

/**
 * What a report's file is called: by its schedule, in ASCII where that has all of its letters, and its period's first local day.
 * @param start of the period, Unix seconds
 */
export function reportFileName(
  name: string,
  language: ReportLanguage,
  start: number,
  timeZone: string,
): string {
  const day = format(new TZDate(start * 1000, timeZone), "yyyy-MM-dd");
  const words = name.replaceAll(".", " ").toLowerCase();
  const about = asciiWords(words) ?? fileWords(words);
  return `${[REPORT[language], about, day].filter((part) => part !== "").join("-")}.pdf`;
}

/** The header that has a report kept by its name; by its run's number where ASCII has not all of its letters. */
export function reportAttachment(fileName: string, runId: number): string {
  return attachmentHeader(fileName, asciiWords(fileName) ?? `report-${runId}.pdf`);
}
