import { TZDate } from "@date-fns/tz";
import { format } from "date-fns";
import { asciiText } from "../http/asciiText.rules.js";
import type { ReportLanguage } from "./language.js";

const LONGEST_NAME = 80;
const REPORT: Readonly<Record<ReportLanguage, string>> = { sl: "porocilo", en: "report" };

/**
 * What a report's file is called, in ASCII: by its schedule and its period's first local day.
 * @param start of the period, Unix seconds
 */
export function reportFileName(
  name: string,
  language: ReportLanguage,
  start: number,
  timeZone: string,
): string {
  const day = format(new TZDate(start * 1000, timeZone), "yyyy-MM-dd");
  return `${[REPORT[language], asciiWords(name), day].filter((part) => part !== "").join("-")}.pdf`;
}

function asciiWords(text: string): string {
  const words = asciiText(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST_NAME);
  return words.replace(/^-+|-+$/g, "");
}
