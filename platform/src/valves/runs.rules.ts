import { firstAbove, flowStretches, type ReportRow, secondsWithin, without } from "./flow.rules.js";
import type { ExpectedOpening } from "./orders.rules.js";
import { joined, type Opening } from "./schedule.rules.js";

export const RUN_KINDS = ["scheduled", "manual", "unexpected"] as const;
export const RUN_OUTCOMES = ["planned", "running", "ran", "partly", "missed", "skipped", "unknown"] as const;

/** One opening of a valve: its expected state, and its result (docs/definitions.md, "Valves"). */
export interface ValveRun {
  from: number;
  /** Null: it has no known end. */
  to: number | null;
  kind: (typeof RUN_KINDS)[number];
  outcome: (typeof RUN_OUTCOMES)[number];
  /** Seconds that water flowed, as reported while it was due; null if nothing was reported. */
  flow: number | null;
}

/** The sources of runs. Times are in order. */
export interface RunSources {
  expected: readonly ExpectedOpening[];
  skipped: readonly Opening[];
  reports: readonly ReportRow[];
  /** True if the last of them is a manual run without an end. */
  endless: boolean;
  /** Seconds that the device may take to obey. */
  obeysWithin: number;
  now: number;
}

/** The runs of a valve in order: each expected opening once, skipped ones, and unexpected flow. */
export function runsOf(sources: RunSources): ValveRun[] {
  const { expected, skipped, reports, endless, now } = sources;
  const due = expected.map(({ from, to, kind }, index): ValveRun => {
    const isEndless = endless && kind === "manual" && index === expected.length - 1;
    const flow = flowWithin(reports, from, to, now);
    return { from, to: isEndless ? null : to, kind, ...outcomeOf(from, to, flow, sources) };
  });
  const rested = skipped.map(({ from, to }): ValveRun => {
    const flow = flowWithin(reports, from, to, now);
    return { from, to, kind: "scheduled", outcome: "skipped", flow: flow?.open ?? null };
  });
  return [...due, ...rested, ...unexpectedRuns(sources)].sort((a, b) => a.from - b.from);
}

/** The reported flow within a stretch of time, in seconds. Earlier reports say nothing about it. */
function flowWithin(
  reports: readonly ReportRow[],
  from: number,
  to: number,
  now: number,
): { open: number; closed: number } | null {
  const first = firstAbove(reports, from - 1, ([time]) => time);
  const own = reports.slice(
    first,
    firstAbove(reports, to - 1, ([time]) => time),
  );
  if (own.length === 0) return null;
  const stretches = flowStretches(own, Math.min(now, to));
  const open = secondsWithin(
    stretches.filter(({ flows }) => flows),
    from,
    to,
  );
  return { open, closed: secondsWithin(stretches, from, to) - open };
}

function outcomeOf(
  from: number,
  to: number,
  flow: { open: number; closed: number } | null,
  { obeysWithin, now }: RunSources,
): Pick<ValveRun, "outcome" | "flow"> {
  if (from > now) return { outcome: "planned", flow: null };
  if (to > now) return { outcome: "running", flow: flow?.open ?? null };
  if (flow === null) return { outcome: "unknown", flow: null };
  const { open, closed } = flow;
  const half = (to - from) / 2;
  if (open === 0) return { outcome: closed >= half ? "missed" : "unknown", flow: 0 };
  if (closed > obeysWithin) return { outcome: "partly", flow: open };
  return { outcome: open >= half ? "ran" : "unknown", flow: open };
}

/** Times when water flowed unexpectedly, for longer than it takes to obey. */
function unexpectedRuns({ expected, reports, obeysWithin, now }: RunSources): ValveRun[] {
  const flowing = flowStretches(reports, now).filter(({ flows }) => flows);
  return without(flowing, joined(expected))
    .filter(({ from, to }) => to - from > obeysWithin)
    .map(({ from, to }) => {
      const goesOn = to === now;
      return {
        from,
        to: goesOn ? null : to,
        kind: "unexpected",
        outcome: goesOn ? "running" : "ran",
        flow: to - from,
      };
    });
}
