import { localDate, localTime } from "../mail/language.rules.js";
import { anchor, escaped, mailPage, paragraph, plain, smallPrint } from "../mail/markup.rules.js";
import { startOfLocalDay } from "../time/hours.js";
import type { ReportLanguage } from "./language.js";
import { REPORT_TEXTS, type ReportTexts } from "./texts.js";

const LONGEST_SUBJECT = 150;

/** The data of a report for its mail. */
export interface MailedReport {
  name: string;
  language: ReportLanguage;
  timeZone: string;
  /** Unix seconds. */
  start: number;
  end: number;
  clientCount: number;
}

/**
 * The content of a report's mail besides the report.
 * @param portal origin of the portal, for links; empty: no links
 */
export function reportMail(report: MailedReport, portal: string) {
  const texts = REPORT_TEXTS[report.language];
  const name = plain(report.name);
  const lines = [periodText(texts, report), texts.locations(report.clientCount)];
  const link = portal === "" ? null : `${portal}/reports`;
  const text = [
    texts.greeting,
    texts.attached(name),
    lines.join("\n"),
    ...(link === null ? [] : [`${texts.reports}: ${link}`]),
    `-- \n${texts.footer}`,
  ];
  return {
    subject: `${texts.subject(name).slice(0, LONGEST_SUBJECT)} · Obcestje`,
    text: `${text.join("\n\n")}\n`,
    html: mailPage(report.language, [
      paragraph([escaped(texts.greeting)]),
      paragraph([escaped(texts.attached(name))]),
      paragraph(lines.map(escaped)),
      ...(link === null ? [] : [paragraph([anchor(link, texts.reports)])]),
      smallPrint([escaped(texts.footer)]),
    ]),
  };
}

/** Whole local days by their dates, including the last. A period cut inside a day has times. */
function periodText(texts: ReportTexts, { start, end, timeZone, language }: MailedReport): string {
  const wholeDays = [start, end].every((instant) => startOfLocalDay(timeZone, instant) === instant);
  return wholeDays
    ? texts.period(localDate(start, timeZone, language), localDate(end - 1, timeZone, language))
    : texts.period(localTime(start, timeZone, language), localTime(end, timeZone, language));
}
