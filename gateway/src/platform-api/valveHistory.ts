import { flag, intOr, intOrNull, list, object, textOrNull } from "./decode.js";
import { getReported } from "./diagnostics.js";
import { nameIn } from "./enums.js";
import type { CallContext, PlatformClient } from "./http.js";
import { namingFields } from "./namedFaults.js";
import { QUESTION_NAMES } from "./questionNames.js";
import { decodeReport, type ValveReportRecord } from "./valveRecord.js";

const WIRE_KIND = { SCHEDULED: "scheduled", MANUAL: "manual", UNEXPECTED: "unexpected" } as const;
const WIRE_OUTCOME = {
  PLANNED: "planned",
  RUNNING: "running",
  RAN: "ran",
  PARTLY: "partly",
  MISSED: "missed",
  SKIPPED: "skipped",
  UNKNOWN: "unknown",
} as const;
export type ValveRunKindName = keyof typeof WIRE_KIND;
export type ValveRunOutcomeName = keyof typeof WIRE_OUTCOME;

/** A stretch of time in which orders have a valve open, [from, to) in Unix seconds. */
export interface OpeningRecord {
  from: number;
  to: number;
  kind: ValveRunKindName;
}

/** A stretch of which reports tell whether water flowed, [from, to) in Unix seconds. */
export interface ValveFlowRecord {
  from: number;
  to: number;
  open: boolean;
}

/** How an opening went, or water that flowed without one. Instants in Unix seconds; flow in seconds, null where unknown. */
export interface ValveRunRecord {
  from: number;
  /** Null: nobody has said when it ends. */
  to: number | null;
  kind: ValveRunKindName;
  outcome: ValveRunOutcomeName;
  flowSeconds: number | null;
}

/** A local day of a valve, [from, to) in Unix seconds, cut to the period. */
export interface ValveDayRecord {
  /** YYYY-MM-DD. */
  date: string;
  from: number;
  to: number;
  expectedSeconds: number;
  openSeconds: number;
  knownSeconds: number;
}

/** What a valve reported, and what its orders wanted; of these a platform may tell nothing, which is null. */
export interface ValveHistoryRecord {
  reported: ValveReportRecord[];
  flow: ValveFlowRecord[];
  expected: OpeningRecord[] | null;
  runs: ValveRunRecord[] | null;
  days: ValveDayRecord[] | null;
}

/** A report holds until the next one, and this long at most: what comes then is unknown. Seconds. */
const REPORT_HOLDS_S = 3600;

/**
 * GET /zalivalnik/history: what a valve reported in [from, to), Unix seconds, and what its orders wanted there.
 * At most 31 days, eight of them ahead. A platform without it tells the reports alone: GET /graph/reported.
 * @throws ApiError NOT_FOUND, VALIDATION_FAILED
 */
export async function getValveHistory(
  platform: PlatformClient,
  context: CallContext,
  { clientId, from, to }: { clientId: string; from: number; to: number },
): Promise<ValveHistoryRecord> {
  if (!(await platform.offers.has("valve-history"))) {
    const asked = { clientId, parameter: "Valve", period: { from, to } };
    const reported = (await getReported(platform, context, asked)).map(({ time, value }) =>
      decodeReport(time, value),
    );
    return { reported, flow: flowOf(reported, to), expected: null, runs: null, days: null };
  }
  const query = { clientId, start: from, end: to };
  const asked = platform.get(context, "zalivalnik/history", query);
  const history = object(await namingFields(asked, QUESTION_NAMES), "valveHistory");
  return {
    reported: list(history.reported, "valveHistory.reported", (row) =>
      Array.isArray(row) ? decodeReport(row[0], row[1]) : decodeReport(null, null),
    ),
    flow: list(history.flow, "valveHistory.flow", decodeFlow),
    expected: list(history.expected, "valveHistory.expected", decodeOpening),
    runs: list(history.runs, "valveHistory.runs", decodeRun),
    days: list(history.days, "valveHistory.days", decodeDay),
  };
}

/** What reports tell of the flow, in stretches. docs/definitions.md, "Valves". */
function flowOf(reported: readonly ValveReportRecord[], to: number): ValveFlowRecord[] {
  const stretches: ValveFlowRecord[] = [];
  const told = reported
    .filter((report) => report.time !== null)
    .sort((a, b) => Number(a.time) - Number(b.time));
  for (const [index, { time, open }] of told.entries()) {
    if (time === null || open === null) continue;
    const end = Math.min(told[index + 1]?.time ?? to, time + REPORT_HOLDS_S, to);
    const last = stretches.at(-1);
    if (last?.open === open && last.to === time) last.to = end;
    else stretches.push({ from: time, to: end, open });
  }
  return stretches;
}

function decodeFlow(value: unknown): ValveFlowRecord {
  const flow = object(value, "valveFlow");
  return {
    from: intOr(flow.from, 0, "valveFlow.from"),
    to: intOr(flow.to, 0, "valveFlow.to"),
    open: flag(flow.open),
  };
}

/** Reads an opening; a platform that tells no kind tells those of schedules. */
export function decodeOpening(value: unknown): OpeningRecord {
  const opening = object(value, "valveOpening");
  return {
    from: intOr(opening.from, 0, "valveOpening.from"),
    to: intOr(opening.to, 0, "valveOpening.to"),
    kind: nameIn(WIRE_KIND, opening.kind) ?? "SCHEDULED",
  };
}

function decodeRun(value: unknown): ValveRunRecord {
  const run = object(value, "valveRun");
  return {
    from: intOr(run.from, 0, "valveRun.from"),
    to: intOrNull(run.to, "valveRun.to"),
    kind: nameIn(WIRE_KIND, run.kind) ?? "SCHEDULED",
    outcome: nameIn(WIRE_OUTCOME, run.outcome) ?? "UNKNOWN",
    flowSeconds: intOrNull(run.flow, "valveRun.flow"),
  };
}

function decodeDay(value: unknown): ValveDayRecord {
  const day = object(value, "valveDay");
  return {
    date: textOrNull(day.date, "valveDay.date") ?? "",
    from: intOr(day.from, 0, "valveDay.from"),
    to: intOr(day.to, 0, "valveDay.to"),
    expectedSeconds: intOr(day.expected, 0, "valveDay.expected"),
    openSeconds: intOr(day.open, 0, "valveDay.open"),
    knownSeconds: intOr(day.known, 0, "valveDay.known"),
  };
}
