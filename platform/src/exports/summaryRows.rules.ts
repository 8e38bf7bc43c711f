import type { PeriodTally } from "../measurements/tally.rules.js";
import { completenessOf, totalsOf, trend, trendsOf } from "../measurements/trends.rules.js";
import { csvDecimal } from "./csv/csv.js";
import type { LocalTime } from "./localTime.js";
import type { Counted } from "./reportTables.rules.js";
import type { ExportSubject } from "./subject.js";
import { TEXTS } from "./texts.js";
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
  time: LocalTime,
): Cell[][] {
  const { covered_hours, total_hours, share } = completenessOf(tally);
  return [
    [{ value: title, format: "title" }],
    [],
    ...(client.address === null ? [] : [[TEXTS.address, client.address]]),
    [TEXTS.device, client.guid],
    [TEXTS.period, `${time.text(period.start)} – ${time.text(period.end)}`],
    [TEXTS.zone, client.timeZone],
    [TEXTS.dataCompleteness, TEXTS.completenessOf(covered_hours, total_hours, csvDecimal(share * 100))],
  ];
}

/** Every total of a period with its change against the one before. A counter's list has no speeds. */
export function keyFigureRows(
  now: PeriodTally,
  before: PeriodTally,
  limit: number,
  counted: Counted,
): Cell[][] {
  const bothCovered = now.coveredSeconds > 0 && before.coveredSeconds > 0;
  const totals = totalsOf(now, limit);
  const trends = trendsOf(totals, totalsOf(before, limit), bothCovered);
  const heard = now.coveredSeconds > 0;
  const row = (name: string, value: number | null, format: Format, change: number | null = null): Cell[] => [
    name,
    heard && value !== null ? { value, format } : TEXTS.noData,
    change === null ? null : change / 100,
  ];
  const { v30, v50, v85 } = now.speeds.usualPercentiles;
  const overLimit = totals.percentage_over_limit;
  return [
    section(TEXTS.keyFigures),
    ...(counted.vehicles
      ? [
          row(TEXTS.allVehicles, totals.total_vehicles, "integer", trends.total_vehicles_trend),
          row(TEXTS.allMeasurements, totals.total_measurements, "integer", trends.total_measurements_trend),
        ]
      : []),
    ...(counted.speeds
      ? [
          row(TEXTS.meanSpeed, totals.average_speed, "decimal", trends.average_speed_trend),
          row(TEXTS.highestSpeed, totals.max_speed, "integer", trends.max_speed_trend),
          row(TEXTS.percentile(85), v85, "integer"),
          row(TEXTS.percentile(50), v50, "integer"),
          row(TEXTS.percentile(30), v30, "integer"),
          row(TEXTS.sample, now.speeds.count, "integer"),
          row(
            TEXTS.overLimit,
            totals.vehicle_over_limit_count,
            "integer",
            trends.vehicle_over_limit_count_trend,
          ),
          row(
            TEXTS.shareOverLimit,
            overLimit === null ? null : overLimit / 100,
            "percent",
            trends.percentage_over_limit_trend,
          ),
          row(TEXTS.deviation, totals.standard_deviation, "decimal", trends.standard_deviation_trend),
          row(TEXTS.zeroSpeed, now.zeroSpeed, "integer"),
        ]
      : []),
    ...(counted.users
      ? [
          row(
            TEXTS.allPedestrians,
            now.pedestrians,
            "integer",
            trend(now.pedestrians, before.pedestrians, bothCovered),
          ),
          row(TEXTS.allCyclists, now.bicycles, "integer", trend(now.bicycles, before.bicycles, bothCovered)),
        ]
      : []),
    ...notes(now, before, counted),
  ];
}

function section(title: string): Cell[] {
  const cell = (value: string, format: Format): Cell => ({ value, format });
  return [cell(title, "head"), cell(TEXTS.value, "numberHead"), cell(TEXTS.change, "numberHead")];
}

function notes(now: PeriodTally, before: PeriodTally, counted: Counted): Cell[][] {
  const [share, shareBefore] = [completenessOf(now).share, completenessOf(before).share];
  const few = counted.speeds && now.speeds.count > 0 && now.speeds.count < SAMPLE;
  const unlike = before.coveredSeconds > 0 && Math.abs(share - shareBefore) > UNLIKE;
  return [
    [TEXTS.changeIs],
    ...(unlike ? [[TEXTS.unreliable(csvDecimal(share * 100), csvDecimal(shareBefore * 100))]] : []),
    ...(few ? [[TEXTS.smallSample]] : []),
  ];
}
