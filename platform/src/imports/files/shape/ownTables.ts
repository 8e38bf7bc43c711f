import { EN } from "../../../exports/texts/en.js";
import { SL, type Texts } from "../../../exports/texts/sl.js";
import { FileFault } from "../fileFault.js";
import type { Column } from "../understanding.js";
import type { Findings, Seen } from "./findings.js";

const LANGUAGES = [SL, EN] as const;

/** The last columns of our CSV files: each has one of them. */
const marksOf = ({ leftOutOfRow, leftOutOfPeriod }: Texts) => [leftOutOfRow, leftOutOfPeriod];

/** What our tables say beside their counts: figures made from them, and reasons. None of it is a count. */
const derivedOf = (texts: Texts) => [
  ...marksOf(texts),
  ...[texts.measurementCount, texts.v50, texts.v30, texts.rollingHour],
  ...[texts.dayType, texts.leftOut, texts.lacks, texts.estimate, texts.partOfDay],
];

/** Figures of speed of whole days; raw.csv has them of intervals as devices told them. */
const speedsOf = ({ averageSpeed, maxSpeed, v85 }: Texts) => [averageSpeed, maxSpeed, v85];

/** The language of a table of ours; null for any other. Sheets of workbooks, and older files, lack the marks. */
export function ownTexts(columns: readonly Column[]): Texts | null {
  const names = new Set(columns.map(({ name }) => name.trim()));
  const hasAll = (titles: readonly string[]) => titles.every((title) => names.has(title));
  const isOwn = (texts: Texts) =>
    marksOf(texts).some((mark) => names.has(mark)) ||
    hasAll([texts.measurementCount, texts.estimatedVehicles]) ||
    hasAll([texts.rollingHour]) ||
    hasAll(texts.lengthClasses);
  return LANGUAGES.find(isOwn) ?? null;
}

/** Columns of our own files that are made from their counts: they are not used unless a person says so. */
export function derivedColumns(columns: readonly Column[]): Column[] {
  const texts = ownTexts(columns);
  if (!texts) return [];
  const isResults = columns.some(({ name }) => name.trim() === texts.measurementCount);
  const derived = [...derivedOf(texts), ...(isResults ? speedsOf(texts) : [])];
  return columns.filter(({ name }) => derived.includes(name.trim()));
}

const OWN_DIRECTIONS = ["incoming", "outgoing", "bothDirections"];

/**
 * Asks for the direction of our tables by length, which only the file's name tells. What a person says of their
 * total is said of their classes.
 */
export function takeOwnLengths({ columns, options }: Seen, findings: Findings): void {
  const texts = ownTexts(columns);
  const named = (title: string) => columns.find(({ name }) => name.trim() === title);
  const total = texts && named(texts.total);
  if (!texts || !total || !texts.lengthClasses.every(named)) return;
  const said = options.columns?.find(({ index }) => index === total.index);
  if (!said) findings.ask("OWN_DIRECTION", OWN_DIRECTIONS, total);
  for (const title of texts.lengthClasses) {
    const column = named(title);
    if (column) column.direction = said?.direction ?? null;
  }
}

/**
 * Refuses files of ours that can't be read for what they are: tables whose counts are of the whole period, and
 * days of which only a part is told.
 */
export function refuseOwnTables({ columns, profiles }: Seen): void {
  const texts = ownTexts(columns);
  if (!texts) return;
  const named = (title: string) => columns.find(({ name }) => name.trim() === title);
  if (named(texts.classesOf)) throw new FileFault("OWN_NOT_RECORDS");
  const part = named(texts.partOfDay);
  if (part && (profiles[part.index]?.filled ?? 0) > 0) throw new FileFault("OWN_PART_OF_DAY");
}
