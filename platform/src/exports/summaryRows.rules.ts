import { shownName } from "../clients/shownName.rules.js";
import type { LeftOut } from "../exclusions/leftOut.rules.js";
import { estimatesOf } from "../measurements/estimates.rules.js";
import { type LimitedTally, thresholds } from "../measurements/figures.rules.js";
import type { Period } from "../measurements/periodHour.js";
import type { PeriodTally } from "../measurements/tally.rules.js";
import { completenessOf, type Totals, totalsOf, trend, trendsOf } from "../measurements/trends.rules.js";
import { decimalText, type Form } from "./form.js";
import { LocalTime } from "./localTime.js";
import type { Counted } from "./reportTables.rules.js";
import type { ExportedClient, ExportSubject } from "./subject.js";
import type { Texts } from "./texts/sl.js";
import type { Cell, Column } from "./xlsx/book.js";
import type { Format } from "./xlsx/styles.js";

/** Columns of a summary: title, value, and change from the previous period. */
export const SUMMARY_COLUMNS: Column[] = [
  { title: "", format: "label", width: 38 },
  { title: "", format: "text", width: 26 },
  { title: "", format: "change", width: 14 },
];

/** Periods are not comparable if their completeness differs by more. */
const UNLIKE = 0.1;
/** Percent, ascending. */
const RANKS = [15, 30, 50, 85, 95];
/** Percentiles of fewer vehicles mean little. */
const SAMPLE = 100;

/** Title, place, period, zone and completeness: the start of every file of figures. */
export function headRows(
  title: string,
  { client, period }: ExportSubject,
  tally: PeriodTally,
  form: Form,
): Cell[][] {
  const { texts, time } = form;
  const instant = (at: number) => time.text(at);
  const { covered_hours, total_hours, share } = completenessOf(tally);
  return [
    [{ value: title, format: "title" }],
    [],
    ...(client.address === null ? [] : [[texts.address, client.address]]),
    ...deviceRows(client, form),
    [texts.period, `${instant(period.start)} – ${instant(period.end)}`],
    ...(tally.isWidened ? [[wholeHoursText(tally.period, form)]] : []),
    [texts.zone, client.timeZone],
    [
      texts.dataCompleteness,
      texts.completenessOf(covered_hours, total_hours, decimalText(share * 100, form)),
    ],
  ];
}

/** What the figures leave out, with the reasons. */
export function leftOutRows(leftOut: readonly LeftOut[], { texts, time }: Form): Cell[][] {
  return leftOut.map(({ from, to, reason }) => [
    texts.leftOutSpan,
    texts.leftOutSpanOf(time.text(from), time.text(to), shownName(reason) ?? ""),
  ]);
}

/** A device by its own id; of a place, whose id means nothing to anybody, the devices that stood there, and when. */
function deviceRows({ guid, visitors, timeZone }: ExportedClient, { texts }: Form): Cell[][] {
  if (visitors === null) return [[texts.device, guid]];
  if (visitors.length === 0) return [[texts.device, texts.nobodyStood]];
  return visitors.map(({ guid, from, until }) => [
    texts.device,
    texts.stoodThere(guid, textOf(from, timeZone), textOf(until, timeZone)),
  ]);
}

/** An instant that may lie far from the period. */
const textOf = (instant: number | null, zone: string) =>
  instant === null ? null : new LocalTime(zone, { start: instant, end: instant }).text(instant);

/**
 * States the whole hours that a table covers, if the single readings needed for the exact period are deleted.
 */
export function wholeHoursText({ start, end }: Period, { texts, time }: Form): string {
  return texts.wholeHours(time.text(start), time.text(end));
}

/** Every total of a period with its change from the previous one. A counter's list has no speeds. */
export function keyFigureRows(
  now: LimitedTally,
  before: LimitedTally,
  counted: Counted,
  form: Form,
): Cell[][] {
  const { texts } = form;
  const bothCovered = now.coveredSeconds > 0 && before.coveredSeconds > 0;
  const totals = totalsOf(now);
  const trends = trendsOf(now, before, bothCovered);
  const heard = now.coveredSeconds > 0;
  const estimates: ReadonlySet<string> = new Set(estimatesOf(now));
  const row = (
    name: string,
    value: number | null,
    format: Format,
    change: number | null = null,
    isEstimate = false,
  ): Cell[] => [
    heard && value !== null && isEstimate ? texts.estimated(name) : name,
    heard && value !== null ? { value, format } : texts.noData,
    change === null ? null : change / 100,
  ];
  const [v15 = null, v30 = null, v50 = null, v85 = null, v95 = null] = now.speeds.percentiles(RANKS);
  const overLimit = totals.percentage_over_limit;
  const figure = (name: string, of: keyof Totals, format: Format) =>
    row(name, totals[of], format, trends[`${of}_trend`], estimates.has(of));
  const percentile = (p: number, speed: number | null) =>
    row(texts.percentile(p), speed, "integer", null, now.speeds.isPercentileEstimate(speed));
  const users = (name: string, count: number, countBefore: number) =>
    row(name, count, "integer", trend(count, countBefore, bothCovered), now.isEstimate);
  return [
    section(texts),
    ...(counted.vehicles
      ? [
          figure(texts.allVehicles, "total_vehicles", "integer"),
          figure(texts.allMeasurements, "total_measurements", "integer"),
        ]
      : []),
    ...(counted.speeds
      ? [
          figure(texts.meanSpeed, "average_speed", "decimal"),
          figure(texts.highestSpeed, "max_speed", "integer"),
          percentile(95, v95),
          percentile(85, v85),
          percentile(50, v50),
          percentile(30, v30),
          percentile(15, v15),
          row(texts.sample, now.speeds.count, "integer", null, now.isEstimate),
          figure(texts.overLimit, "vehicle_over_limit_count", "integer"),
          row(
            texts.shareOverLimit,
            overLimit === null ? null : overLimit / 100,
            "percent",
            trends.percentage_over_limit_trend,
            estimates.has("percentage_over_limit"),
          ),
          ...overLimitBy(now, texts, row),
          figure(texts.deviation, "standard_deviation", "decimal"),
          row(texts.zeroSpeed, now.zeroSpeed, "integer"),
        ]
      : []),
    ...(counted.users
      ? [
          users(texts.allPedestrians, now.pedestrians, before.pedestrians),
          users(texts.allCyclists, now.bicycles, before.bicycles),
        ]
      : []),
    ...notes(now, before, counted, form),
  ];
}

type Row = (
  name: string,
  value: number | null,
  format: Format,
  change: number | null,
  isEstimate: boolean,
) => Cell[];

/** Shares of the vehicles that are more than 10, 20 and 30 km/h over the limit. */
function overLimitBy(tally: LimitedTally, texts: Texts, row: Row): Cell[][] {
  return thresholds(tally)
    .filter(({ over_limit }) => over_limit > 0)
    .map(({ above, over_limit, percentage, is_estimate }) =>
      row(
        texts.shareOverLimitBy(over_limit, above),
        percentage === null ? null : percentage / 100,
        "percent",
        null,
        is_estimate,
      ),
    );
}

function section(texts: Texts): Cell[] {
  const cell = (value: string, format: Format): Cell => ({ value, format });
  return [cell(texts.keyFigures, "head"), cell(texts.value, "numberHead"), cell(texts.change, "numberHead")];
}

function notes(now: PeriodTally, before: PeriodTally, counted: Counted, form: Form): Cell[][] {
  const { texts } = form;
  const percent = (share: number) => decimalText(share * 100, form);
  const [share, shareBefore] = [completenessOf(now).share, completenessOf(before).share];
  const few = counted.speeds && now.speeds.count > 0 && now.speeds.count < SAMPLE;
  const unlike = before.coveredSeconds > 0 && Math.abs(share - shareBefore) > UNLIKE;
  return [
    [texts.changeIs],
    ...(unlike ? [[texts.unreliable(percent(share), percent(shareBefore))]] : []),
    ...(few ? [[texts.smallSample]] : []),
  ];
}
