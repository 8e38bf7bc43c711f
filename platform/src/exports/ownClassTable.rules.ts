import type { ClassAxis } from "@obcestje/contract/ownClasses.js";
import { shownName } from "../clients/shownName.rules.js";
import type { OwnClassFigures, OwnClassRow } from "../measurements/ownClasses.rules.js";
import { decimalText, type Form } from "./form.js";
import { estimateCell, type Table, type TableCell, type TableColumn } from "./table.js";
import { estimateColumn } from "./tables.rules.js";

const count = (title: string): TableColumn => ({ title, format: "integer" });

/**
 * A period's vehicles by own classes of speed or of length, as a sheet of a workbook. The total is of all
 * classes: it is unknown where one is. docs/definitions.md, "Own classes"
 */
export function ownClassTable(rows: readonly OwnClassRow[], axis: ClassAxis, form: Form): Table {
  const { texts } = form;
  const names = rows.map(({ name }) => shownName(name));
  const isNamed = names.some((name) => name !== null);
  const sum = (of: (row: OwnClassRow) => number | null) =>
    rows.reduce<number | null>((all, row) => {
      const more = of(row);
      return all === null || more === null ? null : all + more;
    }, 0);
  const total = sum(({ vehicles }) => vehicles);
  return {
    columns: [
      { title: axis === "speeds" ? texts.speedClass : texts.ownLengthClass, format: "text" },
      ...(isNamed ? [{ title: texts.className, format: "text" } as const] : []),
      ...[texts.incoming, texts.outgoing, texts.total].map(count),
      { title: texts.share, format: "percent" },
      estimateColumn(texts),
    ],
    rows: [
      ...rows.map((row, index): TableCell[] => [
        rangeText(row, axis, form),
        ...(isNamed ? [names[index] ?? null] : []),
        row.incoming,
        row.outgoing,
        row.vehicles,
        share(row),
        estimateCell(row.is_estimate),
      ]),
      [
        texts.total,
        ...(isNamed ? [null] : []),
        sum(({ incoming }) => incoming),
        sum(({ outgoing }) => outgoing),
        total,
        total === null || total === 0 ? null : 1,
        null,
      ],
    ],
  };
}

/** The same for scripts: both kinds of classes in one table, with their borders in columns of their own. */
export function ownClassesCsvTable({ speeds, lengths }: OwnClassFigures, form: Form): Table {
  const { texts } = form;
  const rowsOf = (kind: string, rows: readonly OwnClassRow[] | null) =>
    (rows ?? []).map((row): TableCell[] => [
      kind,
      shownName(row.name),
      numberText(row.from, form),
      row.to === null ? null : numberText(row.to, form),
      row.incoming,
      row.outgoing,
      row.vehicles,
      share(row),
      estimateCell(row.is_estimate),
    ]);
  return {
    columns: [
      { title: texts.classesOf, format: "text" },
      { title: texts.className, format: "text" },
      { title: texts.classFrom, format: "text" },
      { title: texts.classTo, format: "text" },
      ...[texts.incoming, texts.outgoing, texts.total].map(count),
      { title: texts.share, format: "percent" },
      estimateColumn(texts),
    ],
    rows: [...rowsOf(texts.speed, speeds), ...rowsOf(texts.length, lengths)],
  };
}

const share = ({ percentage }: OwnClassRow): number | null => percentage && percentage / 100;

/** Speeds hold both ends (31–50), lengths not the upper one (2,5–5,2 m). */
function rangeText({ from, to }: OwnClassRow, axis: ClassAxis, form: Form): string {
  const { texts } = form;
  const text = (value: number) => numberText(value, form);
  if (axis === "speeds") {
    if (to === null) return texts.above(from - 1);
    if (from === 1) return texts.upTo(text(to));
    return from === to ? text(to) : `${text(from)}–${text(to)}`;
  }
  if (to === null) return texts.metresFrom(text(from));
  return from === 0 ? `${texts.upTo(text(to))} m` : `${text(from)}–${text(to)} m`;
}

const numberText = (value: number, form: Form): string =>
  Number.isInteger(value) ? String(value) : decimalText(value, form);
