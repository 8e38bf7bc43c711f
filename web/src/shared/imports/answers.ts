import type { ImportColumnOptionInput, ImportOptionsInput } from "../../graphql/generated";
import { columnDirection } from "./fileDirections";
import type { ImportColumn, ImportQuestion, ImportWhole, Understanding } from "./importFile";

export type Options = ImportOptionsInput;
type ColumnOption = ImportColumnOptionInput;

const speedUnits = ["km/h", "mph", "m/s"];
const lengthUnits = ["m", "dm", "cm", "mm", "ft", "in"];
const timeUnits = ["s", "min", "h"];

/** Roles of a column, in the order in which people look for them. */
export const roles = [
  "time",
  "date",
  "clock",
  "to",
  "interval",
  "count",
  "kind",
  "direction",
  "speed",
  "length",
  "averageSpeed",
  "maxSpeed",
  "v85",
  "speedClass",
  "lengthClass",
  "speedClasses",
  "lengthClasses",
  "classLabel",
  "samples",
  "uptime",
  "status",
] as const;

const unitsByRole: Readonly<Record<string, readonly string[]>> = {
  ...{ speed: speedUnits, averageSpeed: speedUnits, maxSpeed: speedUnits, v85: speedUnits },
  ...{ speedClass: speedUnits, speedClasses: speedUnits, length: lengthUnits, lengthClass: lengthUnits },
  ...{ lengthClasses: lengthUnits },
  ...{ interval: timeUnits, uptime: [...timeUnits, "%"] },
};

/** Units of a role; empty if it has none. */
export const unitsOf = (role: string | null | undefined): readonly string[] =>
  role ? (unitsByRole[role] ?? []) : [];

/** True if a column of this role counts road users: it then has a kind and a direction. */
export const isCounting = (role: string | null | undefined): boolean =>
  role === "count" ||
  role === "speedClass" ||
  role === "lengthClass" ||
  role === "speedClasses" ||
  role === "lengthClasses";

/** The choices made for a file, to be sent again: complete, without empty ones. */
export function optionsOf({ options }: Pick<ImportWhole, "options">): Options {
  return said({
    ...options,
    columns: options.columns?.map((column) => ({ ...said(column), index: column.index, role: column.role })),
    only: options.only && said(options.only),
  });
}

/** Without nulls, and without fields that the cache adds. */
const said = <T extends object>(of: T): T =>
  Object.fromEntries(
    Object.entries(of).filter(
      ([name, value]) => value !== null && value !== undefined && name !== "__typename",
    ),
  ) as T;

const optionOf = ({ index, role, unit, kind, direction }: ImportColumn): ColumnOption => ({
  ...said({ unit, kind, direction }),
  index,
  role,
});

/** Options of a column: as chosen, otherwise as understood. */
export const columnOf = (
  options: Options,
  understanding: Understanding,
  column: ImportColumn,
): ColumnOption =>
  options.columns?.find(({ index }) => index === column.index) ??
  optionOf({ ...column, direction: columnDirection(options, understanding, column.direction) });

/** Sets options of a column. In a file without column names, only columns with options count road users. */
export function withColumn(
  options: Options,
  understanding: Understanding,
  index: number,
  change: Partial<ColumnOption>,
): Options {
  const { columns } = understanding;
  const isNameless = columns.every(({ name }) => name === "");
  const before =
    options.columns ?? (isNameless ? columns.filter(({ role }) => role !== null).map(optionOf) : []);
  const column = columns.find((one) => one.index === index);
  const known = column === undefined ? { index } : columnOf(options, understanding, column);
  const changed: ColumnOption = said({ ...known, ...change });
  changed.role = "role" in change ? change.role : known.role;
  if (!unitsOf(changed.role).includes(changed.unit ?? "")) delete changed.unit;
  if (!isCounting(changed.role)) {
    delete changed.kind;
    delete changed.direction;
  }
  const others = before.filter((one) => one.index !== index);
  return { ...options, columns: [...others, changed].sort((one, other) => one.index - other.index) };
}

/**
 * Answers a question.
 * @param value for questions about several values, the value concerned; null removes the answer
 */
export function withAnswer(
  options: Options,
  understanding: Understanding,
  { code, column, values }: ImportQuestion,
  answer: string | null,
  value?: string,
): Options {
  switch (code) {
    case "DATE_ORDER":
      return said({ ...options, dateOrder: answer });
    case "KIND":
    case "NOTHING_COUNTED":
      return said({ ...options, kind: answer });
    case "INTERVAL":
      return said({ ...options, intervalSeconds: answer === null ? null : Number(answer) });
    case "DOUBLED_HOUR":
      return said({ ...options, doubledHour: answer });
    case "ROWS_MISSING":
      return said({ ...options, missingRows: answer });
    case "PLACE":
      return said({
        ...options,
        only: answer === null || column === null ? null : { column, value: answer },
      });
    case "CLASSES":
    case "TOTALS":
      if (answer === null) return withoutColumns(options, values);
      return values.reduce(
        (said, index) =>
          withColumn(said, understanding, Number(index), { role: answer === "leaveOut" ? null : answer }),
        options,
      );
    case "UNIT":
      return column === null ? options : withColumn(options, understanding, column, { unit: answer });
    case "OWN_DIRECTION":
      if (answer === null || column === null) return withoutColumns(options, [String(column)]);
      return withColumn(options, understanding, column, {
        role: "count",
        direction: answer === "bothDirections" ? null : answer,
      });
    case "DIRECTIONS":
      return value === undefined ? options : withDirection(options, value, answer);
    case "KINDS":
      return value === undefined ? options : withKind(options, value, answer);
    case "DIRECTION_BY_SIGN":
      return withDirection(options, "+", answer);
    default:
      return options;
  }
}

/** @param answer `leaveOut`: lines with this value are left out */
const withDirection = (options: Options, value: string, answer: string | null): Options => ({
  ...options,
  directions: withMeaning(options.directions, value, answer, "leaveOut"),
});

/** @param answer `refuse`: lines of this kind are refused */
function withKind({ kinds, ...options }: Options, value: string, answer: string | null): Options {
  const told = withMeaning(kinds, value, answer, "refuse");
  return Object.keys(told).length > 0 ? { ...options, kinds: told } : options;
}

/** @param none the answer that is said as null; an answer of null takes what was said away */
function withMeaning(
  told: Record<string, unknown> | null | undefined,
  value: string,
  answer: string | null,
  none: string,
): Record<string, unknown> {
  const { [value]: _before, ...others } = told ?? {};
  return answer === null ? others : { ...others, [value]: answer === none ? null : answer };
}

/** The present answer to a question. */
export function answerTo(options: Options, question: ImportQuestion, value?: string): string | null {
  const { code, column } = question;
  switch (code) {
    case "CLASSES":
    case "TOTALS":
      return roleAnswer(options, question);
    case "DATE_ORDER":
      return options.dateOrder ?? null;
    case "KIND":
    case "NOTHING_COUNTED":
      return options.kind ?? null;
    case "INTERVAL":
      return options.intervalSeconds?.toString() ?? null;
    case "DOUBLED_HOUR":
      return options.doubledHour ?? null;
    case "ROWS_MISSING":
      return options.missingRows ?? null;
    case "PLACE":
      return options.only?.value ?? null;
    case "OWN_DIRECTION": {
      const said = options.columns?.find(({ index }) => index === column);
      return said ? (said.direction ?? "bothDirections") : null;
    }
    case "UNIT":
      return options.columns?.find(({ index }) => index === column)?.unit ?? null;
    case "KINDS": {
      const said = options.kinds?.[value ?? ""];
      return said === null ? "refuse" : typeof said === "string" ? said : null;
    }
    case "DIRECTIONS":
    case "DIRECTION_BY_SIGN": {
      const said = options.directions?.[code === "DIRECTIONS" ? (value ?? "") : "+"];
      return said === null ? "leaveOut" : typeof said === "string" ? said : null;
    }
    default:
      return null;
  }
}

function withoutColumns({ columns, ...options }: Options, indexes: readonly string[]): Options {
  const others = columns?.filter(({ index }) => !indexes.includes(String(index))) ?? [];
  return others.length > 0 ? { ...options, columns: others } : options;
}

/** The present answer for all columns of a question: what they are, or that they are left out. */
function roleAnswer({ columns }: Options, { values, answers }: ImportQuestion): string | null {
  const said = values.map((index) => columns?.find((column) => column.index === Number(index))?.role);
  if (said.every((role) => role === null)) return "leaveOut";
  return answers.find((answer) => said.every((role) => role === answer)) ?? null;
}

/** Questions that are answered in the table of columns. */
const ofColumns = new Set(["COLUMNS", "NO_TIME", "NO_CLOCK", "NO_COUNT"]);

/** True if a question has fields of its own. */
export const hasFields = ({ code, answers }: ImportQuestion): boolean =>
  !ofColumns.has(code) && answers.length > 0;
