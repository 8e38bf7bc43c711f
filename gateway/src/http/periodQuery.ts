import { ApiError } from "../errors.js";

/** The query of links that name a device and a period. */
export interface PeriodQuery {
  clientId?: unknown;
  startTimestamp?: unknown;
  endTimestamp?: unknown;
}

/**
 * Reads which device's period, [from, to) in Unix seconds, a link asks for.
 * @throws ApiError BAD_USER_INPUT naming the parameter
 */
export function readPeriodQuery({ clientId, startTimestamp, endTimestamp }: PeriodQuery): {
  clientId: string;
  from: number;
  to: number;
} {
  if (clientId === undefined || clientId === "") throw fault("clientId", "is missing");
  if (typeof clientId !== "string" || clientId.includes(",")) throw fault("clientId", "must be one device");
  const from = instant(startTimestamp, "startTimestamp");
  const to = instant(endTimestamp, "endTimestamp");
  if (to <= from) throw fault("endTimestamp", "must lie after startTimestamp");
  return { clientId, from, to };
}

function instant(text: unknown, path: string): number {
  const value = typeof text === "string" && /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(value)) throw fault(path, "must be whole Unix seconds");
  return value;
}

function fault(path: string, message: string): ApiError {
  return new ApiError("BAD_USER_INPUT", `${path} ${message}.`, { fields: [{ path, message }] });
}
