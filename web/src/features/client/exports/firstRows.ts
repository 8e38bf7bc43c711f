import Papa from "papaparse";
import type { Language } from "../../../i18n/language";

/** Beginning of a CSV file. */
export type FirstRows = {
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** True if these are all rows. */
  whole: boolean;
};

/** Separators by language of the file. */
const separators: Record<Language, string> = { sl: ";", en: "," };

/** Most characters that are read, whatever the file is like. */
const mostText = 1_000_000;

/**
 * The header and at most `most` rows of a streamed CSV file. The stream is cancelled once they are there: a
 * year of readings has millions of lines.
 */
export async function firstRows(
  file: ReadableStream<Uint8Array>,
  language: Language,
  most: number,
): Promise<FirstRows> {
  const reader = file.getReader();
  const decoder = new TextDecoder();
  // The header, the rows, and one more: every record before another is complete.
  const enough = most + 2;
  let text = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      text += decoder.decode(value, { stream: !done });
      const records = recordsOf(text, language, enough);
      if (!done && records.length < enough && text.length < mostText) continue;
      const complete = done ? records : records.slice(0, -1);
      const [head = [], ...rows] = complete;
      return { head, rows: rows.slice(0, most), whole: done && rows.length <= most };
    }
  } finally {
    await reader.cancel();
  }
}

function recordsOf(text: string, language: Language, most: number): string[][] {
  const options = {
    delimiter: separators[language],
    newline: "\r\n",
    skipEmptyLines: true,
    preview: most,
  } as const;
  return Papa.parse<string[]>(text, options).data;
}
