import type { Column, Import, Understanding } from "./importJson.js";
import { aligned, bytes, counted, duration } from "./words.js";

const LONGEST_EXAMPLE = 60;

const FORMS: Record<string, string> = {
  ecoCounter: "of the form of Eco-Counter",
  telraam: "of the form of Telraam",
  signSummary: "of the form of a city's sign summaries",
  perVehicle: "of the form of single vehicles (JAMAR, MetroCount)",
  own: "one of this product's own files",
  columns: "understood by its columns alone",
};

/** The understanding of a file, in lines. */
export function showFile({ fileName, fileSize, understanding }: Import): string[] {
  if (!understanding) return [];
  const { columns, assumptions, faults } = understanding;
  const used = columns.filter(({ role }) => role !== null);
  const unused = columns.filter(({ role }) => role === null);
  return [
    `${fileName} (${bytes(fileSize)}): ${writtenAs(understanding)}`,
    ...faults.map(({ message }) => `  ${message}`),
    ...(columns.length > 0 ? [`  ${timesOf(understanding)}`] : []),
    ...(used.length > 0 ? ["Columns", ...aligned(rowsOf(used))] : []),
    ...(unused.length > 0 ? [`Not used: ${unused.map(labelOf).join(", ")}`] : []),
    ...saidOf(
      "Assumed",
      assumptions.filter(({ code }) => code !== "UNUSED"),
    ),
  ];
}

const labelOf = ({ name, index }: Pick<Column, "name" | "index">): string =>
  name === "" ? `#${index + 1}` : name;

function saidOf(title: string, said: readonly { message: string }[]): string[] {
  return said.length === 0 ? [] : [title, ...said.map(({ message }) => `  ${message}`)];
}

function writtenAs(understanding: Understanding): string {
  const { form, compression, format, encoding, separator, sheet, headerLine, lines } = understanding;
  const { preambleLines, commentLines } = understanding;
  const signs = [
    ...(compression === "none" ? [] : [compression]),
    ...(encoding === null ? [] : [encoding]),
    ...(separator === null ? [] : [separator === "\t" ? "tabs" : `"${separator}"`]),
    ...(sheet === null ? [] : [`sheet "${sheet}"`]),
  ];
  const written = signs.length === 0 ? format : `${format} (${signs.join(", ")})`;
  const isTable = format === "text" || sheet !== null;
  const header = headerLine > 0 ? `header in line ${headerLine}` : "no header";
  const passedOver = [
    ...(preambleLines > 0 ? [`${counted(preambleLines, "line")} before the data passed over`] : []),
    ...(commentLines > 0 ? [`${counted(commentLines, "comment")} passed over`] : []),
  ];
  const parts = [written, ...(isTable ? [header] : []), ...passedOver, `${counted(lines, "line")} of data`];
  return [...parts, FORMS[form] ?? form].join(", ");
}

function timesOf({ timeZone, zoneNeeded, intervalSeconds, dateOrder }: Understanding): string {
  const zone = zoneNeeded
    ? `local times of ${timeZone}`
    : `times with their own offset, shown as in ${timeZone}`;
  const order = dateOrder === null ? [] : [`dates as ${dateOrder}`];
  const interval = intervalSeconds === null ? [] : [`intervals of ${duration(intervalSeconds)}`];
  return [zone, ...order, ...interval].join(", ");
}

/** One line per column. Adjacent classes share one. */
function rowsOf(columns: readonly Column[]): string[][] {
  const rows: string[][] = [];
  let first: Column | undefined;
  let last = -1;
  for (const column of columns) {
    const [index = "", label = "", ...about] = rowOf(column);
    const isNext = column.index === last + 1;
    last = column.index;
    if (first && isNext && isAlike(first, column)) {
      rows[rows.length - 1] = [
        `${first.index + 1}–${index}`,
        `${labelOf(first)} … ${label}`,
        ...rowOf(first).slice(2, 4),
      ];
      continue;
    }
    first = column;
    rows.push([index, label, ...about]);
  }
  return rows;
}

const isAlike = (one: Column, other: Column): boolean =>
  (one.role === "speedClass" || one.role === "lengthClass") &&
  one.role === other.role &&
  one.kind === other.kind &&
  one.direction === other.direction;

function rowOf({ index, name, role, unit, unitFrom, kind, direction, examples }: Column): string[] {
  const about = [
    ...(unit === null ? [] : [unitFrom === "assumed" ? `${unit} (assumed)` : unit]),
    ...(kind === null ? [] : [kind]),
    ...(direction === null ? [] : [direction]),
  ];
  const example = examples.slice(0, 3).join(" · ");
  const cut = example.length > LONGEST_EXAMPLE ? `${example.slice(0, LONGEST_EXAMPLE)}…` : example;
  return [String(index + 1), labelOf({ name, index }), role ?? "", about.join(", "), cut];
}
