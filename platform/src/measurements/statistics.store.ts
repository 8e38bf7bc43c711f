import type { OwnClasses } from "@obcestje/contract/ownClasses.js";
import type { Db } from "../db/tables.js";
import { leftOutSeconds } from "../exclusions/leftOut.store.js";
import { NO_OWN_CLASSES } from "../groups/ownClasses.rules.js";
import { startOfLocalDay } from "../time/hours.js";
import { type FigureName, type Figures, figuresOf, type LimitedTally, withLimits } from "./figures.rules.js";
import { type LengthHour, lengthsByHour } from "./lengthTally.rules.js";
import { hasEstimatedClasses, type OwnClassFigures, ownClassFigures } from "./ownClasses.rules.js";
import { periodHours } from "./period.store.js";
import type { MeasuredHours, Period, PeriodHour } from "./periodHour.js";
import { type Limited, limitsOf, shownLimits } from "./speedLimits.rules.js";
import { type Statistics, statisticsOf } from "./statistics.rules.js";
import type { HourColumn } from "./storedHours.store.js";
import type { Stretched } from "./stretch.js";
import { tallyPeriod } from "./tally.rules.js";
import { completenessOf, heardOf, resolutionOf, totalsOf } from "./trends.rules.js";

/** The parts of a client, or of a place, that statistics need. */
export interface MeasuredClient extends Stretched, Limited {
  timeZone: string;
  /** For figures by own classes: its group's, or as asked; without them none. */
  ownClasses?: OwnClasses;
}

/** A period's figures, including the requested costly ones. */
export type PeriodStatistics = Statistics & Partial<Figures>;

/** Every figure of one client's period, compared with another period. */
export async function readStatistics(
  db: Db,
  client: MeasuredClient,
  period: Period,
  previous: Period,
  figures: readonly FigureName[] = [],
): Promise<PeriodStatistics> {
  const measured = await readHours(db, client, period, "histogram");
  const before = await readTally(db, client, previous, false);
  return compared(client, period, measured.hours, tally(client, measured, true), before, figures);
}

/** The same for each client, in order. Only one at a time is in memory. */
export async function* readStatisticsOfEach(
  db: Db,
  clients: MeasuredClient[],
  period: Period,
  previous: Period,
  figures: readonly FigureName[] = [],
): AsyncGenerator<{ client: MeasuredClient; statistics: PeriodStatistics }> {
  const earlier = periodHours(db, clients, previous, "histogram");
  for await (const { client, ...measured } of periodHours(db, clients, period, "histogram")) {
    const now = tally(client, measured, true);
    const before = await earlier.next();
    if (before.done) throw new Error("A client has no hours.");
    const then = tally(client, before.value, false);
    yield { client, statistics: compared(client, period, measured.hours, now, then, figures) };
  }
}

function compared(
  client: MeasuredClient,
  period: Period,
  hours: PeriodHour[],
  now: LimitedTally,
  before: LimitedTally,
  figures: readonly FigureName[],
): PeriodStatistics {
  const statistics = statisticsOf(now, before, shownLimits(client, period));
  const { ownClasses = NO_OWN_CLASSES } = client;
  const further = figuresOf({ hours, tally: now, limits: limitsOf(client), ownClasses }, figures);
  const { own_classes } = further;
  const isEstimate = own_classes !== undefined && hasEstimatedClasses(own_classes);
  const estimates = isEstimate ? [...statistics.estimates, "own_classes"] : statistics.estimates;
  return { ...statistics, estimates, ...further };
}

/** The sums of one client's period; also by hour and day if `series` is true. */
export async function readTally(
  db: Db,
  client: MeasuredClient,
  period: Period,
  series: boolean,
): Promise<LimitedTally> {
  return tally(client, await readHours(db, client, period, "histogram"), series);
}

/** One client's period by hour and day, and its vehicles by length and by own classes. */
export async function readTraffic(
  db: Db,
  client: MeasuredClient,
  period: Period,
): Promise<{ tally: LimitedTally; lengths: LengthHour[]; ownClasses: OwnClassFigures }> {
  const measured = await readHours(db, client, period, "histogram");
  const { hours } = measured;
  const sums = tally(client, measured, true);
  const ownClasses = ownClassFigures(hours, sums, client.ownClasses ?? NO_OWN_CLASSES);
  return { tally: sums, lengths: lengthsByHour(hours), ownClasses };
}

/** The main figures of many clients in a period, in order. */
export async function readSummaries(db: Db, clients: MeasuredClient[], period: Period) {
  const all = [];
  const leftOut = await leftOutSeconds(db, clients, period);
  for await (const { client, ...measured } of periodHours(db, clients, period, "speeds")) {
    const sums = tally(client, measured, false);
    const { total_vehicles, average_speed, max_speed, percentage_over_limit } = totalsOf(sums);
    const { v85 } = sums.speeds.usualPercentiles;
    const { isMeanEstimate } = sums.speeds;
    all.push({
      clientId: client.id,
      total_vehicles,
      average_speed,
      max_speed,
      v85,
      percentage_over_limit,
      ...shownLimits(client, period),
      completeness: completenessOf(sums),
      heard: heardOf(sums),
      resolution: resolutionOf(sums),
      left_out_seconds: leftOut(client, sums.period),
      is_estimate: sums.isEstimate || isMeanEstimate || sums.speeds.isPercentileEstimate(v85),
    });
  }
  return all;
}

/** The local hours of one client's period. */
export async function readHours(
  db: Db,
  client: MeasuredClient,
  period: Period,
  column: HourColumn,
): Promise<MeasuredHours> {
  for await (const measured of periodHours(db, [client], period, column)) return measured;
  throw new Error("A client has no hours.");
}

function tally(client: MeasuredClient, measured: MeasuredHours, series: boolean): LimitedTally {
  const { timeZone } = client;
  const sums = tallyPeriod(measured, series ? (instant) => startOfLocalDay(timeZone, instant) : null);
  return withLimits(sums, client, measured.hours);
}
