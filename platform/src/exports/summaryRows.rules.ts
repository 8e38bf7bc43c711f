import type { Period } from "../measurements/periodHour.js";
import type { PeriodTally } from "../measurements/tally.rules.js";
import { completenessOf, totalsOf, trend, trendsOf } from "../measurements/trends.rules.js";
import { decimalText, type Form } from "./form.js";
import type { Counted } from "./reportTables.rules.js";
import type { ExportSubject } from "./subject.js";
import type { Texts } from "./texts/sl.js";
import type { Cell, Column } from "./xlsx/book.js";
import type { Format } from "./xlsx/styles.js";

/** Columns of a summary: what, how much, and against the period before. */
export const SUMMARY_COLUMNS: Column[] = [
  { title: "", format: "label", width: 38 },
  { title: "", format: "text", width: 26 },
  { title: "", format: "change", width: 14 },
];

/** Periods whose completeness differs by more compare badly. */
const UNLIKE = 0.1;
/** Fewer vehicles make percentiles that mean little. */
const SAMPLE = 100;

/** Title, place, period, zone and completeness: what every file of figures begins with. */
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
    [texts.device, client.guid],
    [texts.period, `${instant(period.start)} – ${instant(period.end)}`],
    ...(tally.isWidened ? [[wholeHoursText(tally.period, form)]] : []),
    [texts.zone, client.timeZone],
    [
      texts.dataCompleteness,
      texts.completenessOf(covered_hours, total_hours, decimalText(share * 100, form)),
    ],
  ];
}

/** Of which whole hours a table is, where the single readings are deleted that would tell of the asked period. */
export function wholeHoursText({ start, end }: Period, { texts, time }: Form): string {
  return texts.wholeHours(time.text(start), time.text(end));
}

/** Every total of a period with its change against the one before. A counter's list has no speeds. */
export function keyFigureRows(
  now: PeriodTally,
  before: PeriodTally,
  limit: number,
  counted: Counted,
  form: Form,
): Cell[][] {
  const { texts } = form;
  const bothCovered = now.coveredSeconds > 0 && before.coveredSeconds > 0;
  const totals = totalsOf(now, limit);
  const trends = trendsOf(totals, totalsOf(before, limit), bothCovered);
  const heard = now.coveredSeconds > 0;
  const row = (name: string, value: number | null, format: Format, change: number | null = null): Cell[] => [
    name,
    heard && value !== null ? { value, format } : texts.noData,
    change === null ? null : change / 100,
  ];
  const { v30, v50, v85 } = now.speeds.usualPercentiles;
  const overLimit = totals.percentage_over_limit;
  return [
    section(texts),
    ...(counted.vehicles
      ? [
          row(texts.allVehicles, totals.total_vehicles, "integer", trends.total_vehicles_trend),
          row(texts.allMeasurements, totals.total_measurements, "integer", trends.total_measurements_trend),
        ]
      : []),
    ...(counted.speeds
      ? [
          row(texts.meanSpeed, totals.average_speed, "decimal", trends.average_speed_trend),
          row(texts.highestSpeed, totals.max_speed, "integer", trends.max_speed_trend),
          row(texts.percentile(85), v85, "integer"),
          row(texts.percentile(50), v50, "integer"),
          row(texts.percentile(30), v30, "integer"),
          row(texts.sample, now.speeds.count, "integer"),
          row(
            texts.overLimit,
            totals.vehicle_over_limit_count,
            "integer",
            trends.vehicle_over_limit_count_trend,
          ),
          row(
            texts.shareOverLimit,
            overLimit === null ? null : overLimit / 100,
            "percent",
            trends.percentage_over_limit_trend,
          ),
          row(texts.deviation, totals.standard_deviation, "decimal", trends.standard_deviation_trend),
          row(texts.zeroSpeed, now.zeroSpeed, "integer"),
        ]
      : []),
    ...(counted.users
      ? [
          row(
            texts.allPedestrians,
            now.pedestrians,
            "integer",
            trend(now.pedestrians, before.pedestrians, bothCovered),
          ),
          row(texts.allCyclists, now.bicycles, "integer", trend(now.bicycles, before.bicycles, bothCovered)),
        ]
      : []),
    ...notes(now, before, counted, form),
  ];
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
