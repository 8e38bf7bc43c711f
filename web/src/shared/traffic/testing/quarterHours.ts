import type { QuarterHourFiguresFragment } from "../../../graphql/generated";

/** 2026-07-01 00:00 in Ljubljana. */
const midnight = 1_782_856_800;
const quarter = 900;

/** Quarter hours of two days, the peak on the second at 7:15; its last three were not covered. Pass what matters. */
export function quarterHours(part: Partial<QuarterHourFiguresFragment> = {}): QuarterHourFiguresFragment {
  const time = Array.from({ length: 2 * 96 }, (_, index) => midnight + index * quarter);
  const isMissing = (index: number) => index >= time.length - 3;
  return {
    from: midnight,
    to: midnight + 2 * 86_400,
    peak: {
      time: midnight + (96 + 29) * quarter,
      vehicles: 412,
      incoming: 300,
      outgoing: 112,
      factor: 412 / (4 * 120),
      busiestQuarter: { time: midnight + (96 + 30) * quarter, vehicles: 120 },
    },
    peakLacks: null,
    columns: {
      time,
      vehicles: time.map((_, index) => (isMissing(index) ? null : 20 + (index % 80))),
      lacks: time.map((_, index) => (isMissing(index) ? "NOT_COVERED" : null)),
    },
    ...part,
  };
}
