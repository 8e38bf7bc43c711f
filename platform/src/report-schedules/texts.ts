import { counted } from "../mail/language.rules.js";
import type { ReportLanguage } from "./language.js";

/** The texts of a report's mail. Times are passed in formatted, names as they are. */
export interface ReportTexts {
  subject(name: string): string;
  greeting: string;
  attached(name: string): string;
  period(from: string, to: string): string;
  locations(count: number): string;
  reports: string;
  footer: string;
}

const sl: ReportTexts = {
  subject: (name) => `Poročilo: ${name}`,
  greeting: "Pozdravljeni,",
  attached: (name) => `v priponki je poročilo »${name}«.`,
  period: (from, to) => (from === to ? `Obdobje: ${from}` : `Obdobje: od ${from} do ${to}`),
  locations: (count) =>
    `Zajema ${counted(count, { one: "lokacijo", two: "lokaciji", few: "lokacije", other: "lokacij" })}.`,
  reports: "Poročila v portalu",
  footer: "To sporočilo ste prejeli, ker ste med prejemniki tega poročila iz portala Obcestje.",
};

const en: ReportTexts = {
  subject: (name) => `Report: ${name}`,
  greeting: "Hello,",
  attached: (name) => `The report “${name}” is attached.`,
  period: (from, to) => (from === to ? `Period: ${from}` : `Period: from ${from} to ${to}`),
  locations: (count) => `It covers ${count === 1 ? "1 location" : `${count} locations`}.`,
  reports: "Reports in the portal",
  footer: "You get this message because you are a recipient of this report of the Obcestje portal.",
};

export const REPORT_TEXTS: Readonly<Record<ReportLanguage, ReportTexts>> = { sl, en };
