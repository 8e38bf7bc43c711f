import { USUAL_FREE_GAP } from "@obcestje/contract/limits/ranges.js";
import { asciiWords, attachmentHeader, fileWords } from "../http/fileName.rules.js";
import { LocalTime } from "./localTime.js";
import type { ExportSubject } from "./subject.js";

/**
 * The header that names a downloaded file by location, days and language (omitted for Slovenian), by the
 * limit that its figures are as if, and by another gap of free flow than the usual one: in ASCII for old programs, and in full.
 * @param file such as "daily.csv"
 */
export function contentDisposition(file: string, { client, period, language, gap }: ExportSubject): string {
  const time = new LocalTime(client.timeZone, period);
  const days = [period.start, period.end - 1].map((instant) => time.date(instant));
  const kind = language === "sl" ? file : file.replace(".", `_${language}.`);
  const asIf = client.isAssumed ? [`as-if-${client.speedLimit}`] : [];
  const ofGap = gap === USUAL_FREE_GAP ? [] : [`gap-${gap}`];
  return attachment({ written: client.name, spare: client.guid }, [
    ...new Set(days),
    ...asIf,
    ...ofGap,
    kind,
  ]);
}

/**
 * The name for a file: the text that people wrote, and a spare one in ASCII, in case the text has no letters
 * or none in ASCII.
 */
export type NamedBy = { written: string; spare: string };

/** The header that names a downloaded file by a written name and further parts. */
export function attachment({ written, spare }: NamedBy, parts: string[]): string {
  const name = (text: string) => [text, ...parts].filter((part) => part !== "").join("_");
  const full = fileWords(written) || fileWords(spare);
  return attachmentHeader(name(full), name(asciiWords(full) ?? fileWords(spare)));
}
