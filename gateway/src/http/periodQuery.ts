import { ApiError } from "../errors.js";

/** The query of links that name a device and a period. */
export interface PeriodQuery {
  clientId?: unknown;
  startTimestamp?: unknown;
  endTimestamp?: unknown;
}

/** [from, to) in Unix seconds. */
interface Period {
  from: number;
  to: number;
}

/**
 * Reads which device's period, [from, to) in Unix seconds, a link asks for.
 * @throws ApiError BAD_USER_INPUT naming the parameter
 */
export function readPeriodQuery({ clientId, ...period }: PeriodQuery): Period & { clientId: string } {
  if (clientId === undefined || clientId === "") throw fault("clientId", "is missing");
  if (typeof clientId !== "string" || clientId.includes(",")) throw fault("clientId", "must be one device");
  return { clientId, ...readPeriod(period) };
}

/**
 * The same of a link that names 1 to `most` devices, joined by commas.
 * @throws ApiError BAD_USER_INPUT naming the parameter
 */
export function readPeriodsQuery(
  { clientId, ...period }: PeriodQuery,
  most: number,
): Period & { clientIds: string[] } {
  if (clientId === undefined || clientId === "") throw fault("clientId", "is missing");
  const clientIds = typeof clientId === "string" ? clientId.split(",") : [];
  if (clientIds.length === 0 || clientIds.length > most || clientIds.includes(""))
    throw fault("clientId", `must be 1 to ${most} devices, joined by commas`);
  if (new Set(clientIds).size < clientIds.length) throw fault("clientId", "must not name a device twice");
  return { clientIds, ...readPeriod(period) };
}

function readPeriod({ startTimestamp, endTimestamp }: Omit<PeriodQuery, "clientId">): Period {
  const from = instant(startTimestamp, "startTimestamp");
  const to = instant(endTimestamp, "endTimestamp");
  if (to <= from) throw fault("endTimestamp", "must lie after startTimestamp");
  return { from, to };
}

function instant(text: unknown, path: string): number {
  const value = typeof text === "string" && /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(value)) throw fault(path, "must be whole Unix seconds");
  return value;
}

function fault(path: string, message: string): ApiError {
  return new ApiError("BAD_USER_INPUT", `${path} ${message}.`, { fields: [{ path, message }] });
}
