import { LENGTH_UNITS, type LengthUnit, SPEED_UNITS, type SpeedUnit, type Unit } from "../options.js";
import type { Column } from "../understanding.js";
import { bordersIn, classSet, histogramBorders, type NamedClasses } from "./classSets.js";
import { columnName } from "./columnName.js";
import { type Findings, labelOf, type Seen, withRole } from "./findings.js";
import { areShares, numbersOf } from "./sample.js";
import { isImperial, isLengthUnit, isSpeedUnit, isTimeUnit, unitOf } from "./units.js";

/** What the lines before the header say of speeds: "Units: Metric (… km/h …)", "Speed in mph". */
export function preambleUnit(preamble: readonly string[]): SpeedUnit | null {
  const text = preamble.join("\n").toLowerCase();
  const imperial = /\bmph\b|non[\s-]?metric|imperial|miles per hour/.test(text);
  const metric = /km\/?h\b|(?<!non[\s-]?)\bmetric\b/.test(text);
  if (imperial === metric) return null;
  return imperial ? "mph" : "km/h";
}

/** Finds the units of speeds, lengths and classes; asks where neither names nor values tell them. */
export function findUnits(seen: Seen, named: readonly NamedClasses[], findings: Findings): void {
  const { columns } = seen;
  const said = new Map((seen.options.columns ?? []).map(({ index, unit }) => [index, unit]));
  const names = columns.map((column) => columnName(column.name));
  const unitByName = (column: Column): Unit | null =>
    said.get(column.index) ?? names[column.index]?.unit ?? null;
  const fromPreamble = preambleUnit(seen.preamble);
  const hint =
    fromPreamble === "mph" ||
    seen.options.dateOrder === "MDY" ||
    isMonthFirst(seen) ||
    columns.some((one) => isImperial(unitByName(one)));
  const take = (column: Column, unit: Unit, from: Column["unitFrom"]) => {
    column.unit = unit;
    column.unitFrom = from;
  };
  const settle = (column: Column, isFitting: (unit: Unit | null) => boolean, own: Unit | null): boolean => {
    const option = said.get(column.index);
    if (option && isFitting(option)) take(column, option, "option");
    else if (own && isFitting(own)) take(column, own, "name");
    else return false;
    return true;
  };

  const speeds = withRole(columns, "speed", "averageSpeed", "maxSpeed", "v85");
  const sets = named.filter(({ of }) => of === "speed");
  const ofSets = sets.map(({ members }) => members[0]?.column).filter((one) => one !== undefined);
  const histograms = withRole(columns, "speedClasses");
  const shared =
    [...speeds, ...ofSets].map(unitByName).find(isSpeedUnit) ??
    sets.find(({ unit }) => isSpeedUnit(unit))?.unit ??
    null;
  for (const column of [...speeds, ...ofSets, ...histograms]) {
    // "0-30 km/h (%)": the class has one unit and its value another.
    const own =
      sets.find(({ members }) => members[0]?.column === column)?.unit ?? withoutShare(unitByName(column));
    if (settle(column, isSpeedUnit, own)) continue;
    // A unit that is none of speeds is not passed over.
    const isOdd = (own !== null && !isSpeedUnit(own)) || isUnitLike(names[column.index]?.inBrackets ?? "");
    if (histograms.includes(column)) take(column, "km/h", "assumed");
    else if (isOdd) findings.ask("UNIT", SPEED_UNITS, column);
    else if (fromPreamble) take(column, fromPreamble, "preamble");
    else if (shared) take(column, shared, "assumed");
    else if (hint) findings.ask("UNIT", SPEED_UNITS, column);
    else {
      take(column, "km/h", "assumed");
      findings.assume("UNIT_TAKEN", { column: labelOf(column), unit: "km/h" });
    }
  }

  const lengthSets = named.filter(({ of }) => of === "length");
  const lengths = [
    ...withRole(columns, "length"),
    ...lengthSets.map(({ members }) => members[0]?.column).filter((one) => one !== undefined),
  ];
  for (const column of lengths) {
    const set = lengthSets.find(({ members }) => members[0]?.column === column);
    const own = set?.unit ?? withoutShare(unitByName(column));
    if (settle(column, isLengthUnit, own)) continue;
    const highest = set ? Math.max(...set.borders) : (seen.profiles[column.index]?.max ?? 0);
    const isOdd = own !== null || isUnitLike(names[column.index]?.inBrackets ?? "");
    if (isOdd || hint || highest > LONGEST_VEHICLE)
      findings.ask("UNIT", LENGTH_UNITS satisfies readonly LengthUnit[], column);
    else {
      take(column, "m", "assumed");
      findings.assume("UNIT_TAKEN", { column: labelOf(column), unit: "m" });
    }
  }

  for (const column of withRole(columns, "uptime", "interval")) {
    const own = unitByName(column);
    if (own === "%" || isTimeUnit(own)) take(column, own as Unit, said.has(column.index) ? "option" : "name");
  }
  makeSets(seen, named, findings);
}

const withoutShare = (unit: Unit | null): Unit | null => (unit === "%" ? null : unit);

/** Metres: numbers beyond are of another unit. */
const LONGEST_VEHICLE = 40;

/** Whether what stands in brackets may be a unit: a short word that is no zone and no remark of the kind of mean. */
const isUnitLike = (text: string): boolean =>
  text !== "" &&
  text.length <= 12 &&
  unitOf(text) === null &&
  !/^(avg|average|mean|max|min|v85|85th|vehicle|vozilo|\d.*|.*\/.*[a-z]{4}.*)$/i.test(text);

const isMonthFirst = ({ columns, profiles }: Seen): boolean =>
  withRole(columns, "time", "date", "to").some(({ index }) => {
    const beyond = profiles[index]?.beyondTwelve;
    return beyond !== undefined && beyond.second > beyond.first;
  });

function makeSets({ columns, sample }: Seen, named: readonly NamedClasses[], findings: Findings): void {
  for (const set of named) {
    const first = set.members[0]?.column;
    if (!first) continue;
    const places = set.members.map(({ column }) => column.index);
    const isShare = set.members.some(({ column }) => /%|\b(pct|percent|share|delez)\b/i.test(column.name));
    findings.classes.push(classSet(set, first.unit ?? "km/h", isShare || areShares(sample, places)));
    for (const { column } of set.members) {
      column.unit = first.unit;
      column.unitFrom = first.unitFrom;
    }
    if (set.whole) findings.assume("CLASSES_WHOLE");
  }
  for (const column of withRole(columns, "speedClasses")) {
    const rows = sample.map((cells) => numbersOf(cells[column.index] ?? "") ?? []);
    const most = Math.max(0, ...rows.map(({ length }) => length));
    const borders = histogramBorders(column.name, most);
    if (!borders) column.role = null;
    else {
      const texts = rows.map((row) => row.map(String));
      findings.classes.push({
        ...{
          of: "speed",
          columns: [column.index],
          borders: bordersIn(borders, column.unit ?? "km/h"),
          closed: false,
        },
        ...{ shares: areShares(texts, [...borders.keys()], 1), kind: column.kind, direction: null },
      });
    }
  }
}
