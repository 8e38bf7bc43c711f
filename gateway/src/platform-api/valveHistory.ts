import { REPORT_HOLDS_SECONDS } from "@obcestje/contract/limits/spans.js";
import type { Json } from "./decode.js";
import { getReported, type ReportedValueRecord } from "./diagnostics.js";
import type { Kind } from "./kind.js";
import { flag, instant, listOf, text, whole } from "./kinds.js";
import { namingFields } from "./namedFaults.js";
import type { Platform } from "./platform.js";
import { QUESTION_NAMES } from "./questionNames.js";
import { may, need, type RecordOf, sure, table } from "./table.js";
import { isOpen, VALVE_REPORT, type ValveReportRecord } from "./valveRecord.js";
import { wholeRecord } from "./wholeAnswer.js";
import { oneOf } from "./words.js";

const RUN_KIND = oneOf(
  {
    SCHEDULED: { description: "The schedule of its bundle has the valve open." },
    MANUAL: { description: "Somebody opened it by hand." },
    UNEXPECTED: { description: "Nothing has it open: it flowed for longer than a device takes to obey." },
  },
  "ValveRunKind",
  "Why water flows.",
);

const RUN_OUTCOME = oneOf(
  {
    PLANNED: { description: "It is still to come." },
    RUNNING: { description: "It is under way." },
    RAN: { description: "Water flowed as expected." },
    PARTLY: { description: "Water flowed for a part of it only." },
    MISSED: { description: "No water flowed." },
    SKIPPED: { description: "A pause or a rain delay kept the valve shut." },
    UNKNOWN: { description: "The device reported too little of that time." },
  },
  "ValveRunOutcome",
  "How a run went.",
);

const FROM = need("from", instant, "Its first second.");
const STRETCH = { from: FROM, to: need("to", instant, "The first second after it.") };
export const VALVE_OPENING = table("ValveOpening", "A stretch of time in which a valve is to be open.", {
  ...STRETCH,
  kind: sure("kind", RUN_KIND, "By schedule, or by hand.", "scheduled"),
});

const FLOW = table("ValveFlow", "A stretch of which reports tell whether water flowed.", {
  ...STRETCH,
  open: sure("open", flag, "Whether water flowed."),
});

const RUN = table("ValveRun", "How an opening went, or water that flowed without one.", {
  from: FROM,
  to: may("to", instant, "The first second after it; null: nobody has said when it ends."),
  kind: sure("kind", RUN_KIND, "Why water flowed, or was to.", "scheduled"),
  outcome: sure("outcome", RUN_OUTCOME, "How it went.", "unknown"),
  flowSeconds: may(
    "flow",
    whole,
    "For how long water flowed meanwhile, seconds, as reported; null: unknown.",
  ),
});

const DAY = table("ValveDay", "A local day of a valve, cut to the period.", {
  date: need("date", text, "YYYY-MM-DD, by the location's clocks."),
  from: FROM,
  to: need("to", instant, "The first second after it; a day may have 23 or 25 hours."),
  expectedSeconds: sure("expected", whole, "For how long the valve was to be open, seconds."),
  openSeconds: sure("open", whole, "For how long it was open, as reported, seconds."),
  knownSeconds: sure("known", whole, "Of how much of the day reports tell, seconds; the rest is unknown."),
});

/** A report as a pair of time and value. */
const reportPair: Kind<ValveReportRecord> = {
  shape: VALVE_REPORT.shape,
  read: (wire, field) => {
    const [time, value] = Array.isArray(wire) ? (wire as unknown[]) : [];
    return VALVE_REPORT.read({ time, value }, field);
  },
};

/** Reports of a valve, and what its orders wanted. The latter is null if a platform does not report it. */
export const VALVE_HISTORY = table("ValveHistory", "How a valve was, and how it should have been.", {
  reported: sure(
    "reported",
    listOf(reportPair),
    "What it told, oldest first, report by report: a month may have 44 640. `flow` says it shorter.",
  ),
  flow: sure(
    "flow",
    listOf(FLOW),
    "What it told, in stretches: a report holds until the next one, an hour at most. What lies in none is unknown, not closed.",
  ),
  expected: may(
    "expected",
    listOf(VALVE_OPENING),
    "Null: not told. When it was to be open, by the orders that held then, cut to the period; ahead: as it is to be.",
  ),
  runs: may(
    "runs",
    listOf(RUN),
    "Null: not told. How each opening went, and flow without one, oldest first; one that reaches out of the period is told of up to a day beyond it.",
  ),
  days: may("days", listOf(DAY), "The sums of each local day that the period touches; null: not told."),
});
export type ValveHistoryRecord = RecordOf<typeof VALVE_HISTORY>;

/**
 * GET /zalivalnik/history: a valve's reports in [from, to), Unix seconds, and what its orders wanted. At most
 * 31 days, eight of them in the future. A platform without it gives only the reports: GET /graph/reported.
 * @throws ApiError NOT_FOUND, VALIDATION_FAILED
 */
export async function getValveHistory(
  platform: Platform,
  { clientId, from, to }: { clientId: string; from: number; to: number },
): Promise<ValveHistoryRecord> {
  if (!(await platform.offers.has("valve-history"))) {
    const asked = { clientId, parameter: "Valve", period: { from, to } };
    const told = await getReported(platform, asked);
    const reported = told.map(({ time, value }) => [time, value]);
    return wholeRecord({ reported, flow: flowOf(told, to) }, VALVE_HISTORY);
  }
  const query = { clientId, start: from, end: to };
  const asked = platform.get("zalivalnik/history", query);
  return wholeRecord(await namingFields(asked, QUESTION_NAMES), VALVE_HISTORY, { reported: [], flow: [] });
}

/** The flow in stretches, computed from reports. docs/definitions.md, "Valves". */
function flowOf(told: readonly ReportedValueRecord[], to: number): Json[] {
  const stretches: { from: number; to: number; open: boolean }[] = [];
  const reports = [...told].sort((a, b) => a.time - b.time);
  for (const [index, { time, value }] of reports.entries()) {
    const open = isOpen.read(value, "valveReport.value");
    if (open === null) continue;
    const end = Math.min(reports[index + 1]?.time ?? to, time + REPORT_HOLDS_SECONDS, to);
    const last = stretches.at(-1);
    if (last?.open === open && last.to === time) last.to = end;
    else stretches.push({ from: time, to: end, open });
  }
  return stretches;
}
