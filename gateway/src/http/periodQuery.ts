import { fieldFault } from "@obcestje/contract/faults.js";
import { ApiError, type FieldFault } from "../errors.js";
import { type Interval, resolveInterval } from "../interval/interval.js";
import { INTERVAL_PRESET, type IntervalPresetName } from "../platform-api/intervalPreset.js";

/** The query of links that name a device and a period: timestamps, or an interval's name. */
export interface PeriodQuery {
  clientId?: unknown;
  startTimestamp?: unknown;
  endTimestamp?: unknown;
  /** A preset (LAST_MONTH), or a period of the calendar (2026-10). */
  interval?: unknown;
}

/** [from, to) in Unix seconds. */
interface Period {
  from: number;
  to: number;
}

/** A period in a link. A named one is known only together with a time zone. */
export type LinkPeriod = Period | { named: Interval };

/**
 * Reads the device and period of a link.
 * @throws ApiError BAD_USER_INPUT naming the parameter
 */
export function readPeriodQuery({ clientId, ...period }: PeriodQuery): {
  clientId: string;
  period: LinkPeriod;
} {
  if (clientId === undefined || clientId === "") throw fault(fieldFault("clientId", "REQUIRED"));
  if (typeof clientId !== "string" || clientId.includes(","))
    throw fault(fieldFault("clientId", "NOT_ONE", { thing: "device" }));
  return { clientId, period: readPeriod(period) };
}

/**
 * The same for a link that names 1 to `most` devices, joined by commas.
 * @throws ApiError BAD_USER_INPUT naming the parameter
 */
export function readPeriodsQuery(
  { clientId, ...period }: PeriodQuery,
  most: number,
): { clientIds: string[]; period: LinkPeriod } {
  if (clientId === undefined || clientId === "") throw fault(fieldFault("clientId", "REQUIRED"));
  const clientIds = typeof clientId === "string" ? clientId.split(",") : [];
  if (clientIds.length === 0 || clientIds.length > most || clientIds.includes(""))
    throw fault({
      ...fieldFault("clientId", "CLIENT_COUNT", { min: 1, max: most }),
      message: `must be 1 to ${most} devices, joined by commas`,
    });
  if (new Set(clientIds).size < clientIds.length)
    throw fault({ ...fieldFault("clientId", "DUPLICATE_ITEMS"), message: "must not name a device twice" });
  return { clientIds, period: readPeriod(period) };
}

/**
 * [from, to) in Unix seconds by the clock of a zone.
 * @throws ApiError BAD_USER_INPUT if the calendar has no such period, or it has not begun
 */
export function periodIn(period: LinkPeriod, timeZone: string, now: number): Period {
  if (!("named" in period)) return period;
  const { from, to } = resolveInterval(period.named, timeZone, now);
  return { from, to };
}

function readPeriod({ startTimestamp, endTimestamp, interval }: Omit<PeriodQuery, "clientId">): LinkPeriod {
  if (interval !== undefined) {
    if (startTimestamp !== undefined || endTimestamp !== undefined)
      throw fault({
        ...fieldFault("interval", "NOT_WITH", { other: "startTimestamp/endTimestamp" }),
        message: "stands in place of startTimestamp and endTimestamp",
      });
    if (typeof interval !== "string") throw fault(fieldFault("interval", "NOT_ONE", { thing: "interval" }));
    return { named: isPreset(interval) ? { preset: interval } : { calendar: interval } };
  }
  const from = instant(startTimestamp, "startTimestamp");
  const to = instant(endTimestamp, "endTimestamp");
  if (to <= from) throw fault(fieldFault("endTimestamp", "NOT_AFTER_START"));
  return { from, to };
}

const presets: readonly string[] = Object.values(INTERVAL_PRESET.names);
const isPreset = (name: string): name is IntervalPresetName => presets.includes(name);

function instant(text: unknown, path: string): number {
  const value = typeof text === "string" && /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(value)) throw fault(fieldFault(path, "NOT_UNIX_SECONDS"));
  return value;
}

function fault(field: FieldFault): ApiError {
  return new ApiError("BAD_USER_INPUT", `${field.path} ${field.message}.`, { fields: [field] });
}
