import { areToldClasses, toldClasses } from "../records/toldClasses.js";
import type { ClassSet, Column } from "../understanding.js";
import { bordersIn, classSet, histogramBorders, type NamedClasses } from "./classSets.js";
import { type Findings, type Seen, withRole } from "./findings.js";
import { areShares, numbersOf } from "./sample.js";

/** Adds the sets of classes in a file to the findings, in the stored units. */
export function makeSets(
  { columns, sample }: Seen,
  named: readonly NamedClasses[],
  findings: Findings,
): void {
  for (const set of named) {
    const first = set.members[0]?.column;
    if (!first) continue;
    const places = set.members.map(({ column }) => column.index);
    const isCounted = set.labels !== null;
    const isShare = set.members.some(({ column }) => /%|\b(pct|percent|share|delez)\b/i.test(column.name));
    findings.classes.push(
      classSet(set, first.unit ?? "km/h", !isCounted && (isShare || areShares(sample, places))),
    );
    for (const { column } of set.members) {
      column.unit = first.unit;
      column.unitFrom = first.unitFrom;
    }
    if (set.whole) findings.assume("CLASSES_WHOLE");
  }
  for (const column of withRole(columns, "speedClasses", "lengthClasses")) {
    const set = toldSet(column) ?? (column.role === "speedClasses" ? cellSet(column, sample) : null);
    if (set) findings.classes.push(set);
    else column.role = null;
  }
  // A class that a person says of a column may belong to no set.
  const taken = new Set(findings.classes.flatMap((set) => set.columns));
  for (const column of withRole(columns, "speedClass", "lengthClass"))
    if (!taken.has(column.index)) column.role = null;
}

/** The classes of cells that contain all of them with borders, as in our raw.csv. */
function toldSet(column: Column): ClassSet | null {
  if (!areToldClasses(column.examples)) return null;
  return {
    of: column.role === "lengthClasses" ? "length" : "speed",
    ...{ columns: [column.index], labels: null, borders: [], closed: false, shares: areShared(column) },
    unit: column.unit,
    ...{ kind: column.kind, direction: column.direction },
  };
}

const areShared = ({ examples }: Column): boolean => !examples.some((cell) => toldClasses(cell)?.counts);

/** The classes of cells that contain all of them. */
function cellSet(column: Column, sample: readonly string[][]): ClassSet | null {
  const rows = sample.map((cells) => numbersOf(cells[column.index] ?? "") ?? []);
  const borders = histogramBorders(column.name, Math.max(0, ...rows.map(({ length }) => length)));
  if (!borders) return null;
  const texts = rows.map((row) => row.map(String));
  return {
    of: "speed",
    columns: [column.index],
    labels: null,
    borders: bordersIn(borders, column.unit ?? "km/h"),
    closed: false,
    shares: areShares(texts, [...borders.keys()], 1),
    kind: column.kind,
    direction: column.direction,
  };
}
