import type { T } from "../../../i18n/useT";
import type { ChartContext } from "../../../shared/chart/chartContext";
import type { ChartTable } from "../../../shared/chart/chartModel";
import { clockTime } from "../../../shared/chart/timeLabel";
import { noValue } from "../../../shared/number/format";
import { formatDate } from "../../../shared/time/format";
import type { Lane } from "./bands";
import type { Segment } from "./timeline";
import type { valveHistoryTexts } from "./valveHistoryTexts";

const expectedWords = { SCHEDULED: "openScheduled", MANUAL: "openManual", UNEXPECTED: "isOpen" } as const;
const flowWords = { OPEN: "isOpen", CLOSED: "shut", UNKNOWN: "noReport" } as const;

/** The bands in words: what was planned and reported from when until when, the newest last; a column a lane. */
export function timelineTable(
  segments: readonly Segment[],
  { zone }: ChartContext,
  t: T<typeof valveHistoryTexts>,
  shown: readonly Lane[],
): ChartTable {
  // To the second: a device takes less than a minute to obey.
  const seconds = (unix: number) => String(unix % 60).padStart(2, "0");
  const at = (unix: number) =>
    `${formatDate(unix, zone)} ${clockTime(unix, zone).replace(/^[\d:]+/, (time) => `${time}:${seconds(unix)}`)}`;
  const say: Record<Lane, (segment: Segment) => string> = {
    laneExpected: ({ expected }) => t(expected === null ? "shut" : expectedWords[expected]),
    laneReported: ({ flow }) => (flow === null ? noValue : t(flowWords[flow])),
    laneDeviation: ({ deviation }) => (deviation === null ? noValue : t(deviation)),
  };
  return {
    columns: [t("from"), t("to"), ...shown.map((lane) => t(lane))],
    rows: segments.map((segment) => [
      at(segment.from),
      at(segment.to),
      ...shown.map((lane) => say[lane](segment)),
    ]),
  };
}
