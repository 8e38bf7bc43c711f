import { type DirectionName, KIND, type KindName } from "../../../measurements/reading.js";
import type { DateOrder } from "../options.js";
import type { Column } from "../understanding.js";
import { datedColumns, dateOrdersOf } from "./dateOrder.js";
import { findDirections } from "./findDirections.js";
import { type Findings, labelOf, ODD, type Seen, withRole } from "./findings.js";
import { kindOf } from "./kindWords.js";
import { type Profile, timeContentOf } from "./profile.js";
import { saysHeard } from "./stateWords.js";

const KINDS = Object.keys(KIND) as KindName[];
const KIND_ANSWERS = [...KINDS, "refuse"];

/** The type of the records, and the details that the file leaves open. */
export interface Meaning {
  records: "readings" | "intervals" | null;
  kind: KindName | null;
  directions: Record<string, DirectionName | null>;
  dateOrder: DateOrder | null;
  extrapolated: boolean;
}

/** Finds whether a file has readings or intervals, and asks about unclear details. */
export function findMeaning(seen: Seen, findings: Findings): Meaning {
  const { columns, options } = seen;
  const counts = withRole(columns, "count");
  const profileOf = ({ index }: Column) => seen.profiles[index] as Profile;
  const speeds = withRole(columns, "speed");
  // A count of one in each line, next to a speed, is one of single vehicles.
  const isSingle =
    speeds.length > 0 && counts.every((one) => profileOf(one).min === 1 && profileOf(one).max === 1);
  // The same holds for radar samples without any count: our raw.csv without counted intervals.
  const isEmpty =
    withRole(columns, "samples").length > 0 && counts.every((one) => profileOf(one).filled === 0);
  const isCounting = findings.classes.length > 0 || (counts.length > 0 && !isSingle && !isEmpty);
  const isReading =
    withRole(columns, "speed", "length", "direction", "kind").length > 0 || options.kind !== undefined;
  const records = isCounting ? "intervals" : isReading ? "readings" : null;
  if (records === "intervals") {
    const hasMeans = withRole(columns, "averageSpeed").length > 0;
    for (const column of speeds) {
      // Next to a mean it belongs to something else, such as single road users in our raw.csv.
      column.role = hasMeans ? null : "averageSpeed";
      if (!hasMeans) findings.assume("SPEED_IS_MEAN", { column: labelOf(column) });
    }
    for (const column of withRole(columns, "length", "samples")) column.role = null;
  } else {
    for (const column of withRole(
      columns,
      "count",
      "averageSpeed",
      "maxSpeed",
      "v85",
      "uptime",
      "status",
      "interval",
    ))
      column.role = null;
    // A road user at an instant has no end time: it belongs to something else, such as counted intervals in
    // our raw.csv.
    if (withRole(columns, "time", "date").length > 0)
      for (const column of withRole(columns, "to")) column.role = null;
  }
  if (!records) findings.ask("NOTHING_COUNTED", KINDS);
  takeStates(seen, findings);
  for (const column of columns) {
    const isEnd = column.timeForm === "hourEnd" || column.timeForm === "textEnd";
    if (isEnd && (column.role === "clock" || column.role === "time"))
      findings.assume("HOURS_END_TAKEN", { column: labelOf(column) });
  }
  const hasTime = withRole(columns, "time", "date", "to").length > 0;
  if (!hasTime) findings.ask("NO_TIME", columns.map(labelOf));
  if (hasTime && records === "readings" && isDateAlone(seen)) findings.ask("NO_CLOCK", columns.map(labelOf));
  return {
    records,
    kind: records ? findKind(seen, findings, records) : null,
    directions: records ? findDirections(seen, findings, records) : {},
    dateOrder: findDateOrder(seen, findings),
    extrapolated: findExtrapolation(seen, findings),
  };
}

/**
 * True if the only times are days: all readings would be at midnight. If a person declares the column as the
 * time, it is accepted.
 */
function isDateAlone({ columns, profiles, options }: Seen): boolean {
  if (withRole(columns, "clock", "to").length > 0) return false;
  const said = new Set((options.columns ?? []).map(({ index }) => index));
  return withRole(columns, "time", "date").every(({ index }) => {
    const { times } = profiles[index] as Profile;
    const isDay = timeContentOf(profiles[index] as Profile)?.what === "date";
    // A single record may really be at midnight.
    return isDay && !said.has(index) && (times.both === 0 || times.midnight > 1);
  });
}

/** Records which states count as heard: makers have their own words. */
function takeStates({ columns, profiles }: Seen, findings: Findings): void {
  const states = withRole(columns, "status").flatMap(({ index }) => [
    ...(profiles[index]?.values.keys() ?? []),
  ]);
  const heard = [...new Set(states)].filter(saysHeard);
  if (heard.length > 0) findings.assume("STATUS_TAKEN", { states: heard.join(", ") });
}

function findKind(
  { columns, options, profiles }: Seen,
  findings: Findings,
  records: "readings" | "intervals",
): KindName | null {
  if (options.kind) return options.kind;
  askForKinds({ columns, options, profiles }, findings);
  const counts = withRole(columns, "count");
  if (
    withRole(columns, "kind").length > 0 ||
    (counts.length > 0 && counts.every(({ kind }) => kind !== null))
  )
    return null;
  // Anything with a speed or a length, or classes of them, counts as a vehicle.
  const isMeasured =
    findings.classes.some(({ kind }) => kind === null || kind === "vehicle") ||
    withRole(columns, "speed", "length", "averageSpeed", "maxSpeed", "v85").length > 0;
  if (!isMeasured) {
    findings.ask("KIND", KINDS);
    return null;
  }
  if (records === "readings" || counts.length > 0 || findings.classes.length > 0)
    findings.assume("KIND_TAKEN", { kind: "vehicle" });
  return "vehicle";
}

/** Asks for the meaning of unknown words for kinds. A word in only a few odd lines is refused with them. */
function askForKinds(
  { columns, options, profiles }: Pick<Seen, "columns" | "options" | "profiles">,
  findings: Findings,
): void {
  const [column] = withRole(columns, "kind");
  if (!column) return;
  const { values, filled, empty } = profiles[column.index] as Profile;
  if (empty > 0) findings.assume("EMPTY_KIND_TAKEN", { column: labelOf(column), lines: empty });
  const unknown = [...values].filter(
    ([value]) => kindOf(value) === null && options.kinds?.[value] === undefined,
  );
  const count = unknown.reduce((sum, [, times]) => sum + times, 0);
  if (count <= filled * ODD) return;
  const words = unknown.map(([value]) => value);
  findings.ask("KINDS", KIND_ANSWERS, column, { values: words.join(", ") });
  findings.questions.at(-1)?.values.push(...words);
}

/** Asks for the order of dates that don't show it. */
function findDateOrder(seen: Seen, findings: Findings): DateOrder | null {
  const [dated] = datedColumns(seen);
  const orders = dateOrdersOf(seen);
  if (dated && orders.length > 1) findings.ask("DATE_ORDER", orders, dated);
  return orders.length === 1 ? (orders[0] ?? null) : null;
}

/**
 * Fractional counts next to an uptime were counted in that part of the interval, and scaled up to the whole.
 */
function findExtrapolation({ columns, profiles }: Seen, findings: Findings): boolean {
  const counts = withRole(columns, "count");
  const grouped = columns.filter((one) => one.grouped && one.role !== null);
  if (grouped.length > 0) findings.assume("THOUSANDS_TAKEN", { columns: grouped.map(labelOf).join(", ") });
  const fractions = counts.some((one) => !one.grouped && (profiles[one.index]?.fractions ?? 0) > 0);
  if (!fractions) return false;
  const isScaled = withRole(columns, "uptime").length > 0;
  findings.assume(isScaled ? "COUNTS_EXTRAPOLATED" : "COUNTS_ROUNDED");
  return isScaled;
}
