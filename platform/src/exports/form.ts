import { withDirectionNames } from "./directionTexts.rules.js";
import type { ExportLanguage } from "./language.js";
import { LocalTime } from "./localTime.js";
import type { ExportSubject } from "./subject.js";
import { EN } from "./texts/en.js";
import { SL, type Texts } from "./texts/sl.js";

/** A language's texts for files, and its decimal mark and cell separator in spreadsheets. */
export interface Writing {
  texts: Texts;
  /** Between the cells of a CSV file. */
  separator: ";" | ",";
  decimalMark: "," | ".";
}

/** How a file is written: its language and clock. */
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

/** The same for a workbook: people read it, and scripts CSV files, whose heads stay the same at each place. */
export function workbookFormOf(subject: ExportSubject): Form {
  const form = formOf(subject);
  return { ...form, texts: withDirectionNames(form.texts, subject.client.directionNames) };
}

/**
 * A number with a fixed number of decimals (halves up, as screens and spreadsheets round), in the notation of
 * the language's spreadsheets.
 */
export function decimalText(value: number, { decimalMark }: Pick<Form, "decimalMark">, decimals = 1): string {
  const tens = 10 ** decimals;
  const rounded = Math.round(asDecimal(asDecimal(value) * tens)) / tens;
  return rounded.toFixed(decimals).replace(".", decimalMark);
}

/**
 * Rounded to the 15 digits of spreadsheets: 63 / 2000 · 100 is 3.15 to them, and slightly less to toFixed.
 */
const asDecimal = (value: number): number => Number(value.toPrecision(15));
