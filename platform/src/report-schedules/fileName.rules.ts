import { TZDate } from "@date-fns/tz";
import { format } from "date-fns";
import { asciiWords, attachmentHeader, fileWords } from "../http/fileName.rules.js";
import type { ReportLanguage } from "./language.js";

const REPORT: Readonly<Record<ReportLanguage, string>> = { sl: "porocilo", en: "report" };

/**
 * The file name of a report: its schedule's name, in ASCII if that has all of its letters, and its period's
 * first local day.
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

/**
 * The header for saving a report under its name. If ASCII lacks some letters, the ASCII variant has the run's
 * number.
 */
export function reportAttachment(fileName: string, runId: number): string {
  return attachmentHeader(fileName, asciiWords(fileName) ?? `report-${runId}.pdf`);
}
