import { cellsOf } from "../source/cells.js";
import type { Row } from "../source/row.js";
import { emptyTime, readTime } from "../time/readTime.js";
import { unitOf } from "./units.js";
import { numberOf } from "./words.js";

/** In order of plausibility: a decimal comma splits cells as well as a separating one. */
const SEPARATORS = ["\t", ";", "|", ","] as const;
/** An earlier separator is taken unless a later one fits this much more of the lines. */
const TOLERANCE = 0.1;
const LOOKED_AT = 500;

export const isComment = (text: string): boolean => /^\s*(?:#|\/\/)/.test(text);

/** The separator that splits most of a text's lines into equally many cells; "," if none does. */
export function separatorOf(head: string): string {
  const all = head.split(/\r\n|\n|\r/);
  // The last one may be cut.
  if (all.length > 2) all.pop();
  const lines = all.filter((line) => line.trim() !== "" && !isComment(line)).slice(0, LOOKED_AT);
  let best = { separator: ",", score: 0 };
  for (const separator of SEPARATORS) {
    const { width, share } = usualWidth(lines.map((line) => cellsOf(line, separator)?.length ?? 0));
    if (width > 1 && share > best.score + (best.score > 0 ? TOLERANCE : 0))
      best = { separator, score: share };
  }
  return best.separator;
}

/**
 * The most frequent number of cells (the larger one if equally frequent), and the share of lines that have
 * it.
 */
function usualWidth(widths: readonly number[]): { width: number; share: number } {
  const counts = new Map<number, number>();
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
  let [width, most] = [0, 0];
  for (const [one, count] of counts) {
    if (one > 0 && (count > most || (count === most && one > width))) [width, most] = [one, count];
  }
  return { width, share: widths.length === 0 ? 0 : most / widths.length };
}

/** Position of a table's header. */
export interface Layout {
  /** From 1; 0: there is none. */
  headerLine: number;
  /** Names of columns. */
  header: string[];
  /** The first line of data. */
  firstLine: number;
  /** Cells per row. */
  width: number;
  preamble: string[];
  /** Units in a separate row below the header, by column; empty if there is none. */
  units: string[];
}

/**
 * The header is searched for within this many lines above the data: units, or a line of signs, may be in
 * between.
 */
const HEADER_WITHIN = 3;
const BEYOND = 5;

/**
 * Finds the header: the line of names just above the data. The data begins at a run of lines of the usual
 * width with times or numbers.
 * @param rows the first rows of the file, including comments
 * @param wanted the header's line if a person states it; 0: there is none
 */
export function layoutOf(all: readonly Row[], wanted: number | undefined): Layout {
  const rows = all.filter(({ broken, text }) => !broken && !isComment(text));
  const { width: usual } = usualWidth(rows.map(({ cells }) => cells.length));
  const kinds = rows.map(({ cells }) => kindOfRow(cells, usual));
  const isTimed = kinds.filter(({ times }) => times > 0).length * 2 > kinds.length;
  const isData = (place: number): boolean => {
    const kind = kinds[place];
    if (!kind?.wide) return false;
    return isTimed ? kind.times > 0 : kind.numbers > 0 && kind.numbers * 2 >= kind.filled;
  };
  const first = wanted === undefined ? firstData(rows.length, isData) : -1;
  const header =
    wanted === undefined
      ? headerAbove(rows, kinds, first, usual)
      : rows.findIndex(({ line }) => line === wanted);
  const commented =
    wanted === undefined && header < 0 ? commentedHeader(all, rows[first]?.line ?? 1, usual) : undefined;
  const row = commented ?? rows[header];
  const names = withoutEnd((row?.cells ?? []).map((cell) => cell.trim()));
  const headerLine = row?.line ?? 0;
  const units = headerLine > 0 ? unitsBelow(rows.find(({ line }) => line > headerLine)) : [];
  // Other lines between header and data are reported as refused, and not skipped.
  const below = headerLine + (units.length > 0 ? 2 : 1);
  const firstLine = headerLine > 0 || first < 0 ? below : (rows[first]?.line ?? 1);
  return {
    headerLine,
    header: commented
      ? names.map((name, place) => (place === 0 ? name.replace(/^[#/\s]+/, "") : name))
      : names,
    firstLine,
    units,
    width: names.length > 0 ? names.length : usual,
    preamble: rows.filter(({ line }) => line < (headerLine || firstLine)).map(({ text }) => text),
  };
}

const time = emptyTime();

function kindOfRow(cells: readonly string[], usual: number) {
  let [times, numbers, filled] = [0, 0, 0];
  for (const cell of cells) {
    const text = cell.trim();
    if (text === "") continue;
    filled += 1;
    const number = numberOf(text) ?? 0;
    const isDigits = /^(?:\d{8}|\d{12}|\d{14})$/.test(text);
    if (Number.isNaN(number) || isDigits) {
      if (readTime(text, isDigits ? "compact" : "text", "DMY", time) || readTime(text, "text", "MDY", time))
        times += 1;
    } else if (/^\d{10}$|^\d{13}$/.test(text)) times += 1;
    if (!Number.isNaN(number)) numbers += 1;
  }
  return { times, numbers, filled, wide: cells.length * 2 > usual };
}

function firstData(count: number, isData: (place: number) => boolean): number {
  for (let place = 0; place < count; place += 1) {
    if (!isData(place)) continue;
    const next = [...Array(Math.min(BEYOND, count - place - 1)).keys()].map((step) => place + 1 + step);
    if (next.filter(isData).length * 2 >= next.length) return place;
  }
  return -1;
}

function headerAbove(
  rows: readonly Row[],
  kinds: readonly ReturnType<typeof kindOfRow>[],
  first: number,
  usual: number,
): number {
  const from = first < 0 ? Math.min(rows.length, HEADER_WITHIN) - 1 : first - 1;
  let best = -1;
  for (let place = from; place >= Math.max(0, from - HEADER_WITHIN + 1); place -= 1) {
    const kind = kinds[place];
    if (!kind || !isNames(kind, usual)) continue;
    if (kind.filled > (best < 0 ? 0 : (kinds[best]?.filled ?? 0))) best = place;
  }
  return best;
}

const isNames = ({ times, filled, numbers }: ReturnType<typeof kindOfRow>, usual: number): boolean =>
  times === 0 && filled * 2 >= usual && numbers < filled;

/** A header in the comment just above the data: "#time;speed". */
function commentedHeader(all: readonly Row[], firstLine: number, usual: number): Row | undefined {
  const last = all.filter(({ line, text }) => line < firstLine && isComment(text)).at(-1);
  return last && last.cells.length === usual && usual > 1 ? last : undefined;
}

/** ";km/h;m": cells that each hold a unit. */
function unitsBelow(row: Row | undefined): string[] {
  const cells = (row?.cells ?? []).map((cell) => cell.trim().replace(/^[([{]|[)\]}]$/g, ""));
  const filled = cells.filter((cell) => cell !== "" && cell !== "-");
  const areUnits = filled.length > 0 && filled.every((cell) => unitOf(cell) !== null);
  return areUnits ? cells.map((cell) => (cell === "-" ? "" : cell)) : [];
}

function withoutEnd(names: string[]): string[] {
  let end = names.length;
  while (end > 0 && names[end - 1] === "") end -= 1;
  return names.slice(0, end);
}
