import type { Reading } from "../model/device.js";
import type { Columns } from "./columns.js";
import { parseTime } from "./timeText.js";
import { type Directions, parseDirection, parseKind, parseNumber, roundHalfUp } from "./values.js";
import type { WallClock } from "./wallClock.js";

/** Why a line can't be taken. One text a reason, so that they can be counted. */
export type Refused = { reason: string };

export interface RecordRules {
  columns: Columns;
  clock: WallClock;
  directions: Directions;
  /** Latest time that the platform takes, Unix seconds. */
  latest: number;
}

const FASTEST = 300;
const LONGEST = 100;
/** Unix seconds of 1990-01-01: nothing was recorded before. */
const EARLIEST = 631_152_000;

function timestampOf(cells: readonly string[], { columns, clock, latest }: RecordRules): number | Refused {
  const cell = (index: number | undefined): string => (index === undefined ? "" : (cells[index] ?? ""));
  const halves = `${cell(columns.date)} ${cell(columns.time)}`;
  const text = (columns.instant === undefined ? halves : cell(columns.instant)).trim();
  if (text === "") return { reason: "no time" };
  const time = parseTime(text);
  if (!time) return { reason: "time not understood" };
  const instant = "instant" in time ? time.instant : clock.instantOf(time.wall);
  if (instant === undefined) return { reason: "a time that the spring clock change skipped" };
  if (instant > latest) return { reason: "time in the future" };
  return instant < EARLIEST ? { reason: "time before 1990" } : instant;
}

/** A number from 0 to `most` in a cell, rounded; undefined where the cell is empty or absent. */
function numberOf(
  text: string | undefined,
  name: string,
  most: number,
  parts: number,
): number | undefined | Refused {
  const number = parseNumber(text ?? "");
  if (number === undefined) return undefined;
  if (Number.isNaN(number)) return { reason: `${name} is not a number` };
  return number < 0 || number > most
    ? { reason: `${name} not within 0 to ${most}` }
    : roundHalfUp(number, parts);
}

const isRefused = (value: unknown): value is Refused => typeof value === "object";

/** One row as a reading: whole seconds, whole km/h, tenths of a metre. */
export function readingOf(cells: readonly string[], rules: RecordRules): Reading | Refused {
  const { columns, directions } = rules;
  const cell = (index: number | undefined): string => (index === undefined ? "" : (cells[index] ?? ""));
  const timestamp = timestampOf(cells, rules);
  if (isRefused(timestamp)) return timestamp;
  const speed = numberOf(cell(columns.speed), "speed", FASTEST, 1);
  if (isRefused(speed)) return speed;
  const length = numberOf(cell(columns.length), "length", LONGEST, 10);
  if (isRefused(length)) return length;
  const direction = parseDirection(cell(columns.direction), directions);
  if (!direction) return { reason: "direction not understood" };
  const kind = parseKind(cell(columns.kind));
  if (!kind) return { reason: "kind not understood" };
  return {
    timestamp,
    direction,
    kind,
    ...(speed === undefined ? {} : { speed }),
    ...(length === undefined ? {} : { length }),
  };
}
