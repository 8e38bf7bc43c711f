import { ImportError } from "./importError.js";
import type { ColumnOption, DirectionName, KindName } from "./importJson.js";

/** Roles of columns, in the platform's words. */
export const ROLES = [
  "time",
  "date",
  "clock",
  "to",
  "interval",
  "speed",
  "length",
  "direction",
  "kind",
  "samples",
  "count",
  "averageSpeed",
  "maxSpeed",
  "v85",
  "uptime",
  "status",
  "speedClass",
  "lengthClass",
  "speedClasses",
  "lengthClasses",
  "classLabel",
] as const;

export const KINDS: readonly KindName[] = ["vehicle", "pedestrian", "bicycle"];
export const DIRECTIONS: readonly DirectionName[] = ["incoming", "outgoing"];

/** A column on the command line: its position from 0, or its name. */
export type ColumnRef = number | string;

/** Options for a column that may be known only by its name. */
export interface ColumnSaid {
  column: ColumnRef;
  /** Absent: its role stays. */
  role?: string | null;
  unit?: string;
  kind?: KindName;
  direction?: DirectionName;
}

/** A column's position from 1 ("3" or "#3"), or its name. */
export function columnRef(text: string): ColumnRef {
  const place = /^#?([1-9]\d{0,4})$/.exec(text.trim())?.[1];
  return place === undefined ? text.trim() : Number(place) - 1;
}

function roleOf(option: string, name: string): string | null {
  if (name === "-" || name === "") return null;
  const role = ROLES.find((known) => known.toLowerCase() === name.toLowerCase());
  if (!role) throw new ImportError(`${option}: "${name}" is none of ${ROLES.join(", ")}, -`);
  return role;
}

/**
 * Columns from a list such as "time,-,speed,length,direction"; "-" is a column to leave out. A `time` next to
 * a `date` is the time of day.
 */
export function columnsByList(list: string): ColumnOption[] {
  const roles = list.split(",").map((entry) => roleOf("--columns", entry.trim()));
  const isHalved = roles.includes("date");
  const columns = roles.map((role, index) => ({
    index,
    role: role === "time" && isHalved ? "clock" : role,
  }));
  if (!roles.some((role) => role === "time" || role === "date" || role === "to"))
    throw new ImportError("--columns: there must be a column time");
  return columns;
}

/** COLUMN=VALUE. The column's name may contain "=", the value may not. */
function pairOf(option: string, text: string): [ColumnRef, string] {
  const at = text.lastIndexOf("=");
  const [name, value] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  if (at < 1 || name === "" || value === "")
    throw new ImportError(`${option}: "${text}" is not COLUMN=VALUE`);
  return [columnRef(name), value];
}

/** The value of --use: COLUMN=ROLE, or for counts COLUMN=count:KIND:DIRECTION. */
export function useOf(text: string): ColumnSaid {
  const [column, value] = pairOf("--use", text);
  const [name = "", ...more] = value.split(":").map((word) => word.trim());
  const kind = KINDS.find((known) => more.includes(known));
  const direction = DIRECTIONS.find((known) => more.includes(known));
  const odd = more.find((word) => word !== kind && word !== direction);
  if (odd !== undefined) throw new ImportError(`--use: "${odd}" is neither a kind nor a direction`);
  return {
    ...{ column, role: roleOf("--use", name) },
    ...(kind && { kind }),
    ...(direction && { direction }),
  };
}

export function unitOf(text: string): ColumnSaid {
  const [column, unit] = pairOf("--unit", text);
  return { column, unit };
}

/** The value of --place: COLUMN=VALUE. Values may contain "=", so the first one separates them. */
export function placeOf(text: string): { column: ColumnRef; value: string } {
  const at = text.indexOf("=");
  if (at < 1) throw new ImportError(`--place: "${text}" is not COLUMN=VALUE`);
  return { column: columnRef(text.slice(0, at)), value: text.slice(at + 1).trim() };
}

/**
 * Directions from a list such as "incoming=N,outgoing=S,none=Total"; null, said as none: lines with the value are
 * left out.
 */
export function directionsByList(list: string): Record<string, DirectionName | null> {
  const directions: Record<string, DirectionName | null> = {};
  for (const entry of list.split(",")) {
    const [name = "", ...value] = entry.split("=");
    const word = name.trim();
    const direction = DIRECTIONS.find((known) => known === word);
    if (!(direction || word === "none") || value.length === 0)
      throw new ImportError(
        `--direction: "${entry}" is none of incoming=VALUE, outgoing=VALUE and none=VALUE`,
      );
    directions[value.join("=").trim()] = direction ?? null;
  }
  return directions;
}

/** Values of the kind column with their meaning; null: lines with the value are refused. */
export function kindsByList(list: string): Record<string, KindName | null> {
  const kinds: Record<string, KindName | null> = {};
  for (const entry of list.split(",")) {
    const at = entry.lastIndexOf("=");
    const [value, name] = [entry.slice(0, at).trim(), entry.slice(at + 1).trim()];
    const kind = KINDS.find((known) => known === name);
    if (at < 1 || !(kind || name === "-"))
      throw new ImportError(
        `--kinds: "${entry}" is not VALUE=vehicle, VALUE=pedestrian, VALUE=bicycle or VALUE=-`,
      );
    kinds[value] = kind ?? null;
  }
  return kinds;
}
