import { muted } from "../../../shared/chart/baseOptions";
import { alarmColor, color, warningColor } from "../../../shared/chart/chartColors";
import type { Period } from "../../../shared/interval/resolveInterval";
import type { Segment } from "./timeline";
import type { ValveHistory } from "./valveHistory";

/** Plans, reports and deviations, each in a lane. */
export const lanes = ["laneExpected", "laneReported", "laneDeviation"] as const;
export type Lane = (typeof lanes)[number];
const [planned, reported, deviating] = lanes;

/** Lanes with known data. */
export const lanesOf = ({ expected, runs }: Pick<ValveHistory, "expected" | "runs">): readonly Lane[] =>
  lanes.filter((lane) => lane === reported || (lane === planned ? expected : runs) !== null);

type Band = {
  name: "scheduled" | "manual" | "open" | "closed" | "unknown" | "flows" | "dry";
  color: string;
  lanes: readonly Lane[];
  has: (segment: Segment) => boolean;
  /** Pixels, if it is lower than others. */
  height?: number;
  /** Drawn as a frame, for something missing. */
  frame?: { width: number; color: string; isHollow?: boolean };
};

export const bands: readonly Band[] = [
  { name: "scheduled", color: color(0), lanes: [planned], has: ({ expected }) => expected === "SCHEDULED" },
  {
    name: "manual",
    color: color(1),
    lanes: [planned],
    has: ({ expected }) => expected === "MANUAL",
    height: 14,
  },
  {
    name: "open",
    color: color(2),
    lanes: [reported],
    has: ({ flow, deviation }) => flow === "OPEN" && deviation !== "flows",
  },
  {
    name: "closed",
    color: muted,
    lanes: [reported],
    has: ({ flow }) => flow === "CLOSED",
    height: 3,
  },
  {
    name: "unknown",
    color: "var(--chart-gap)",
    lanes: [reported],
    has: ({ flow }) => flow === "UNKNOWN",
    frame: { width: 1, color: "var(--highcharts-neutral-color-40)" },
  },
  {
    name: "flows",
    color: alarmColor,
    lanes: [reported, deviating],
    has: ({ deviation }) => deviation === "flows",
  },
  {
    name: "dry",
    color: warningColor,
    lanes: [deviating],
    has: ({ deviation }) => deviation === "dry",
    frame: { width: 2, color: warningColor, isHollow: true },
  },
];

/** Periods in which a condition holds, however often other things change meanwhile. */
export function stretchesOf(segments: readonly Segment[], has: (segment: Segment) => boolean): Period[] {
  const stretches: Period[] = [];
  for (const segment of segments) {
    if (!has(segment)) continue;
    const last = stretches.at(-1);
    if (last?.to === segment.from) last.to = segment.to;
    else stretches.push({ from: segment.from, to: segment.to });
  }
  return stretches;
}
