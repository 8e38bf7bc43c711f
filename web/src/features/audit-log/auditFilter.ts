import type { AuditLogQuery } from "../../graphql/generated";
import { type Interval, isOfCalendar, namedInterval, unixSeconds } from "../../shared/interval/interval";
import { resolveInterval } from "../../shared/interval/resolveInterval";
import { defaultTimeZone } from "../../shared/time/format";

export type AuditRow = NonNullable<AuditLogQuery["auditLog"]>["nodes"][number];

export const results = ["done", "refused"] as const;
export type Result = (typeof results)[number];

/** Filters of the log. Times in Unix seconds, half-open. */
export type AuditFilter = {
  /** Part of the person's e-mail. */
  search: string;
  call: string | null;
  clientId: string | null;
  groupId: string | null;
  /** By its name in the log: "metaData.speedLimit". */
  field: string | null;
  requestId: string | null;
  result: Result | null;
  from: number | null;
  to: number | null;
  /** The period of the calendar that these come from; null: none. */
  interval: Interval | null;
};

/** Address parameters of the filters. */
export const filterParams = [
  "q",
  "call",
  "client",
  "group",
  "field",
  "request",
  "result",
  "from",
  "to",
  "interval",
] as const;

/** Filters in an address; unknown values are ignored. @param now Unix seconds */
export function filterOf(params: URLSearchParams, now: number): AuditFilter {
  const named = namedInterval(params.get("interval"));
  const interval = named !== null && isOfCalendar(named) ? named : null;
  return {
    interval,
    search: params.get("q")?.trim() ?? "",
    call: params.get("call") || null,
    clientId: params.get("client") || null,
    groupId: params.get("group") || null,
    field: params.get("field") || null,
    requestId: params.get("request") || null,
    result: results.find((known) => known === params.get("result")) ?? null,
    ...(interval === null
      ? { from: unixSeconds(params.get("from")), to: unixSeconds(params.get("to")) }
      : timeOf(interval, now)),
  };
}

/** Of one that is not over all since its beginning, also what will be. */
function timeOf(interval: Interval, now: number): { from: number; to: number | null } {
  const { from, to } = resolveInterval(interval, now, defaultTimeZone);
  return { from, to: to >= now ? null : to };
}

export const isFiltered = (filter: AuditFilter): boolean =>
  Object.values(filter).some((value) => value !== null && value !== "");

/** True if the period is not empty. */
export const isInOrder = ({ from, to }: AuditFilter): boolean => from === null || to === null || from < to;

export const auditVariables = ({ search, result, interval: _, ...filter }: AuditFilter) => ({
  ...filter,
  search: search === "" ? null : search,
  done: result === null ? null : result === "done",
});
