import { asciiText } from "../http/asciiText.rules.js";
import { LocalTime } from "./localTime.js";
import type { ExportSubject } from "./subject.js";

const LONGEST_NAME = 80;

/**
 * The header that names a downloaded file by location, days and language (Slovenian goes without saying): in ASCII for
 * old programs, and in full.
 * @param file such as "daily.csv"
 */
export function contentDisposition(file: string, { client, period, language }: ExportSubject): string {
  const time = new LocalTime(client.timeZone, period);
  const days = [period.start, period.end - 1].map((instant) => time.date(instant));
  const kind = language === "sl" ? file : file.replace(".", `_${language}.`);
  return attachment(client.name, [...new Set(days), kind]);
}

/** The header that names a downloaded file by what people wrote, and what is said of it. */
export function attachment(written: string, parts: string[]): string {
  const name = (text: string) => [text, ...parts].filter((part) => part !== "").join("_");
  const full = name(fileName(written));
  const ascii = name(fileName(asciiText(written)));
  return `attachment; filename="${ascii}"; filename*=UTF-8''${percentEncoded(full)}`;
}

/** Letters, digits and few signs; words are joined by hyphens, so that no file system and no header minds. */
function fileName(text: string): string {
  const words = text.replace(/[^\p{L}\p{N}.]+/gu, "-");
  return [...words]
    .slice(0, LONGEST_NAME)
    .join("")
    .replace(/^[-.]+|[-.]+$/g, "");
}

/** As RFC 8187 has it; encodeURIComponent leaves ' ( ) and * as they are. */
function percentEncoded(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
