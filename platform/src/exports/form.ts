import type { ExportLanguage } from "./language.js";
import { LocalTime } from "./localTime.js";
import type { ExportSubject } from "./subject.js";
import { EN } from "./texts/en.js";
import { SL, type Texts } from "./texts/sl.js";

/** What a language's files say, and the signs by which its spreadsheets take numbers and cells apart. */
export interface Writing {
  texts: Texts;
  /** Between the cells of a CSV file. */
  separator: ";" | ",";
  decimalMark: "," | ".";
}

/** How a file is written: in whose language, by which clock. */
export interface Form extends Writing {
  language: ExportLanguage;
  time: LocalTime;
}

export const WRITINGS: Record<ExportLanguage, Writing> = {
  sl: { texts: SL, separator: ";", decimalMark: "," },
  en: { texts: EN, separator: ",", decimalMark: "." },
};

export function formOf({ client, period, language }: ExportSubject): Form {
  return { ...WRITINGS[language], language, time: new LocalTime(client.timeZone, period) };
}

/** A number with so many decimals (halves up, as screens and spreadsheets round), as the language's spreadsheets read it. */
export function decimalText(value: number, { decimalMark }: Pick<Form, "decimalMark">, decimals = 1): string {
  const tens = 10 ** decimals;
  const rounded = Math.round(asDecimal(asDecimal(value) * tens)) / tens;
  return rounded.toFixed(decimals).replace(".", decimalMark);
}

/** With the 15 digits that spreadsheets have: 63 / 2000 · 100 is 3.15 to them, and a hair less to toFixed. */
const asDecimal = (value: number): number => Number(value.toPrecision(15));
