import type { FreeFlowFiguresFragment, SpeedFiguresFragment } from "../../graphql/generated";
import type { T } from "../../i18n/useT";
import type { ChartContext } from "../chart/chartContext";
import { isEstimate } from "../estimate/isEstimate";
import { marked } from "../estimate/marked";
import { limitsOf } from "../limit-history/limitsOf";
import { isSmallSample } from "../number/sample";
import { withLimit } from "../number/withLimit";
import { formatDateTime } from "../time/format";
import type { trafficTexts } from "./trafficTexts";

type Words = T<typeof trafficTexts>;
type Formats = Pick<ChartContext, "number" | "quantity" | "percent">;
/** A figure of all vehicles, and of those in free flow; null where that is not given. */
type SpeedRow = { name: string; all: string; free: string | null };

/** Speeds of all vehicles beside those of free ones. @param free null: not given of this period */
export function speedRows(
  all: SpeedFiguresFragment,
  free: FreeFlowFiguresFragment | null,
  t: Words,
  { number, quantity, percent }: Formats,
): SpeedRow[] {
  const { percentiles } = all;
  const speed = (value: number | null | undefined, digits = 0) => quantity(value ?? null, t("kmh"), digits);
  const ofRank = (rank: "v15" | "v50" | "v85" | "v95"): SpeedRow => ({
    name: rank.toUpperCase(),
    all: marked(speed(percentiles?.[rank]), isEstimate(all, "PERCENTILES")),
    free: free && speed(free[rank]),
  });
  return [
    {
      name: t("sample"),
      all: number(percentiles?.sampleSize ?? null),
      free: free && number(free.sampleSize),
    },
    {
      name: t("averageSpeed"),
      all: marked(speed(all.averageSpeed, 1), isEstimate(all, "AVERAGE_SPEED")),
      free: free && speed(free.averageSpeed, 1),
    },
    {
      name: t("deviation"),
      all: marked(speed(all.standardDeviation, 1), isEstimate(all, "STANDARD_DEVIATION")),
      free: free && speed(free.standardDeviation, 1),
    },
    ofRank("v15"),
    ofRank("v50"),
    ofRank("v85"),
    ofRank("v95"),
    {
      name: withLimit(t("overLimit"), limitsOf(all)),
      all: marked(percent(all.percentageOverLimit), isEstimate(all, "PERCENTAGE_OVER_LIMIT")),
      free: free && percent(free.percentageOverLimit),
    },
  ];
}

/** What the figures of free flow are of. */
export function freeFlowNotes(
  { gap, free, following, unknown, counted, sampleSize, knownFrom }: FreeFlowFiguresFragment,
  t: Words,
  number: Formats["number"],
  zone: string,
): string[] {
  const counts = { free: number(free), following: number(following), unknown: number(unknown + counted) };
  return [
    t("freeOf", { gap, ...counts }),
    ...(knownFrom === null ? [] : [t("knownFrom", { time: formatDateTime(knownFrom, zone) })]),
    ...(isSmallSample(sampleSize) ? [t("smallSample")] : []),
  ];
}
