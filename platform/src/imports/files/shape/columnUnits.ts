import { LENGTH_UNITS, SPEED_UNITS, type SpeedUnit, type Unit } from "../options.js";
import { areToldClasses, toldClasses } from "../records/toldClasses.js";
import type { Column } from "../understanding.js";
import type { NamedClasses } from "./classSets.js";
import { type ColumnName, columnName } from "./columnName.js";
import { dateOrderOf } from "./dateOrder.js";
import { type Findings, labelOf, type Seen, withRole } from "./findings.js";
import { isImperial, isLengthUnit, isSpeedUnit, isTimeUnit, unitOf } from "./units.js";

/** The unit of speeds in the lines before the header: "Units: Metric (… km/h …)", "Speed in mph". */
function preambleUnit(preamble: readonly string[]): SpeedUnit | null {
  const text = preamble.join("\n").toLowerCase();
  const imperial = /\bmph\b|non[\s-]?metric|imperial|miles per hour/.test(text);
  const metric = /km\/?h\b|(?<!non[\s-]?)\bmetric\b/.test(text);
  if (imperial === metric) return null;
  return imperial ? "mph" : "km/h";
}

/** Finds the units of speeds, lengths and classes. Asks if neither names nor values show them. */
export function findUnits(seen: Seen, named: readonly NamedClasses[], findings: Findings): void {
  const finder = new UnitFinder(seen, named, findings);
  finder.findSpeeds();
  finder.findLengths();
  finder.findTimes();
}

class UnitFinder {
  private readonly said: Map<number, Unit | undefined>;
  private readonly names: ColumnName[];
  private readonly fromPreamble: SpeedUnit | null;
  /** Something hints at a country of miles and feet, so that km/h and metres are not assumed. */
  private readonly hint: boolean;

  constructor(
    private readonly seen: Seen,
    private readonly named: readonly NamedClasses[],
    private readonly findings: Findings,
  ) {
    const { columns, options, preamble } = seen;
    this.said = new Map((options.columns ?? []).map(({ index, unit }) => [index, unit]));
    this.names = columns.map(({ name }) => columnName(name));
    this.fromPreamble = preambleUnit(preamble);
    const isMonthFirst = dateOrderOf(seen) === "MDY";
    this.hint =
      this.fromPreamble === "mph" || isMonthFirst || columns.some((one) => isImperial(this.ownUnit(one)));
  }

  findSpeeds(): void {
    const { columns } = this.seen;
    const speeds = [
      ...withRole(columns, "speed", "averageSpeed", "maxSpeed", "v85"),
      ...this.firstsOf("speed"),
      ...withRole(columns, "speedClasses").filter(({ examples }) => areToldClasses(examples)),
    ];
    const shared = speeds.map((one) => this.ownUnit(one)).find(isSpeedUnit);
    for (const column of speeds) {
      if (this.settle(column, isSpeedUnit)) continue;
      if (this.isOdd(column)) this.findings.ask("UNIT", SPEED_UNITS, column);
      else if (this.fromPreamble) take(column, this.fromPreamble, "preamble");
      else if (shared) take(column, shared, "assumed");
      else if (this.hint) this.findings.ask("UNIT", SPEED_UNITS, column);
      else this.assume(column, "km/h");
    }
    for (const column of withRole(columns, "speedClasses").filter(({ unit }) => unit === null))
      if (!speeds.includes(column) && !this.settle(column, isSpeedUnit)) take(column, "km/h", "assumed");
  }

  findLengths(): void {
    const columns = withRole(this.seen.columns, "length", "lengthClasses");
    for (const column of [...columns, ...this.firstsOf("length")]) {
      if (this.settle(column, isLengthUnit)) continue;
      const borders = this.setOf(column)?.borders ?? toldBorders(column);
      const highest = borders ? Math.max(...borders) : (this.seen.profiles[column.index]?.max ?? 0);
      const isUnclear = this.isOdd(column) || this.hint || highest > LONGEST_VEHICLE;
      if (isUnclear) this.findings.ask("UNIT", LENGTH_UNITS, column);
      else this.assume(column, "m");
    }
  }

  /** Times never need a unit. */
  findTimes(): void {
    for (const column of withRole(this.seen.columns, "uptime", "interval")) {
      if (this.settle(column, (unit) => unit === "%" || isTimeUnit(unit))) continue;
      // An uptime is a share of one, and in percent if it exceeds one.
      const isPercent = column.role === "uptime" && (this.seen.profiles[column.index]?.max ?? 0) > 1;
      if (isPercent) this.assume(column, "%");
    }
  }

  private assume(column: Column, unit: Unit): void {
    take(column, unit, "assumed");
    this.findings.assume("UNIT_TAKEN", { column: labelOf(column), unit });
  }

  /** Classes share one unit, stored with the first. */
  private firstsOf(of: NamedClasses["of"]): Column[] {
    return this.named.filter((set) => set.of === of).flatMap(({ members }) => members[0]?.column ?? []);
  }

  private setOf(column: Column): NamedClasses | undefined {
    return this.named.find(({ members }) => members[0]?.column === column);
  }

  /**
   * The unit that a person states, else the name's. "0-30 km/h (%)": the class has one unit and its value
   * another.
   */
  private ownUnit(column: Column): Unit | null {
    return this.said.get(column.index) ?? this.setOf(column)?.unit ?? this.names[column.index]?.unit ?? null;
  }

  private settle(column: Column, isFitting: (unit: Unit | null) => boolean): boolean {
    const unit = this.ownUnit(column);
    if (!unit || !isFitting(unit)) return false;
    take(column, unit, this.said.get(column.index) ? "option" : "name");
    return true;
  }

  /** A unit that is not understood, or of another quantity, is not ignored. Shares may be of any classes. */
  private isOdd(column: Column): boolean {
    const own = this.ownUnit(column);
    return (own !== null && own !== "%") || isUnitLike(this.names[column.index]?.inBrackets ?? "");
  }
}

/** Borders that cells name; null: they name none. */
function toldBorders({ role, examples }: Column): number[] | null {
  const told = role === "lengthClasses" ? examples.flatMap((cell) => toldClasses(cell)?.borders ?? []) : [];
  return told.length > 0 ? told.map((border) => border / 10) : null;
}

function take(column: Column, unit: Unit, from: Column["unitFrom"]): void {
  column.unit = unit;
  column.unitFrom = from;
}

/** Metres: greater numbers have another unit. */
const LONGEST_VEHICLE = 40;

/**
 * True if text in brackets may be a unit: a short word that is no zone and no remark about the kind of mean.
 */
const isUnitLike = (text: string): boolean =>
  text !== "" &&
  text.length <= 12 &&
  unitOf(text) === null &&
  !/^(avg|average|mean|max|min|v85|85th|vehicle|vozilo|\d.*|.*\/.*[a-z]{4}.*)$/i.test(text);
