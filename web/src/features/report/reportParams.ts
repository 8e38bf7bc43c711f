import { CLIENTS_A_REPORT } from "@obcestje/contract/limits/counts.js";
import type { Language } from "../../i18n/language";
import { type Interval, namedInterval, rangeFault, unixSeconds } from "../../shared/interval/interval";
import { asIfLimitIn, asIfParameter } from "../../shared/limit-history/asIfLimit";
import { freeGapIn, gapParameter } from "../../shared/traffic/freeGap";

/** Parameters in a report's link. */
export type ReportParams = {
  /** 1 to 50 devices, each once, in the order of the link. */
  clientIds: string[];
  /** A named interval means another period each time, in the first device's time zone. */
  interval: Interval;
  /** km/h: figures over the limit as if it had been in force; null: the limits of the time. */
  asIfLimit: number | null;
  /** Seconds, of free flow; null: the usual ones. */
  gap: number | null;
  /** Report key in the link; without one the visitor's own session is used. */
  sessionKey: string | null;
  /** Correlation headers from the renderer, by which the requests are found in logs and traces. */
  correlation: Record<string, string>;
};

/** Slovenian, unless the link asks for English. */
export const reportLanguage = (params: URLSearchParams): Language =>
  params.get("lang") === "en" ? "en" : "sl";

/**
 * Reads /7,8?sessionKey&fromTimestamp&toTimestamp (Unix seconds), or with &interval=2026-10 or LAST_MONTH
 * instead; with &asIfLimit=30 as if that limit had been in force, with &gap=4 of free flow. Null if the period is
 * missing, invalid or given in both ways, if the limit or gap is none, or if there are no devices or too many.
 */
export function parseReportParams(ids: string, params: URLSearchParams): ReportParams | null {
  const clientIds = [...new Set(ids.split(",").map((id) => id.trim()))];
  if (clientIds.includes("") || clientIds.length > CLIENTS_A_REPORT) return null;
  const interval = intervalIn(params);
  if (interval === null) return null;
  const asIfLimit = asIfLimitIn(params);
  if (params.has(asIfParameter) && asIfLimit === null) return null;
  const gap = freeGapIn(params);
  if (params.has(gapParameter) && gap === null) return null;
  return {
    clientIds,
    interval,
    asIfLimit,
    gap,
    sessionKey: params.get("sessionKey") || null,
    correlation: correlationOf(params),
  };
}

function intervalIn(params: URLSearchParams): Interval | null {
  const [start, end] = [params.get("fromTimestamp"), params.get("toTimestamp")];
  if (params.has("interval"))
    return start === null && end === null ? namedInterval(params.get("interval")) : null;
  const [from, to] = [unixSeconds(start), unixSeconds(end)];
  if (from === null || to === null || rangeFault(from, to) !== null) return null;
  return { kind: "custom", from, to };
}

const correlationNames = { requestId: "x-request-id", traceparent: "traceparent" } as const;

function correlationOf(params: URLSearchParams): Record<string, string> {
  const correlation: Record<string, string> = {};
  for (const [name, header] of Object.entries(correlationNames)) {
    const value = params.get(name) ?? "";
    if (/^[\w.-]{1,128}$/.test(value)) correlation[header] = value;
  }
  return correlation;
}
