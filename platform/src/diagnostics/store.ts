import { type SeenFrom, seenPart } from "../clients/sight.rules.js";
import type { DiagnosticTable } from "../db/tables/diagnostics.js";
import type { Db } from "../db/tables.js";
import type { Period } from "../measurements/periodHour.js";

/** The API's name of each series, and its column. */
export const COLUMN_OF_SERIES = {
  signalStrength: "rssi",
  sig: "sig",
  voltage: "battery",
  brightness: "brightness",
  brightnessAverage: "brightness_average",
} as const satisfies Record<string, keyof DiagnosticTable>;

export type SeriesName = keyof typeof COLUMN_OF_SERIES;
export const SERIES_NAMES = Object.keys(COLUMN_OF_SERIES) as SeriesName[];

export interface SeriesPoint {
  time: number;
  value: number;
}

/** A client whose reports are read, and the instant from which they are visible. */
export interface ReportingClient {
  id: number;
  seenFrom: SeenFrom;
}

/** Several series of a client's period in one query, by time. A value left out of a status is no point. */
export async function readSeries(
  db: Db,
  { id, seenFrom }: ReportingClient,
  period: Period,
): Promise<Record<SeriesName, SeriesPoint[]>> {
  const { start, end } = seenPart(period, seenFrom);
  const rows = await db
    .selectFrom("diagnostic")
    .select(["time", "rssi", "sig", "battery", "brightness", "brightness_average"])
    .where("client_id", "=", id)
    .where("time", ">=", start)
    .where("time", "<", end)
    .orderBy("time")
    .execute();
  const points = (name: SeriesName) =>
    rows.flatMap((row) => {
      const value = row[COLUMN_OF_SERIES[name]];
      return value === null ? [] : [{ time: row.time, value }];
    });
  return {
    signalStrength: points("signalStrength"),
    sig: points("sig"),
    voltage: points("voltage"),
    brightness: points("brightness"),
    brightnessAverage: points("brightnessAverage"),
  };
}

/** A client's reports of one parameter: [instant, value]. */
export async function readReported(
  db: Db,
  { id, seenFrom }: ReportingClient,
  parameter: string,
  period: Period,
): Promise<[number, unknown][]> {
  const { start, end } = seenPart(period, seenFrom);
  const rows = await db
    .selectFrom("reported_value")
    .select(["time", "value"])
    .where("client_id", "=", id)
    .where("parameter", "=", parameter)
    .where("time", ">=", start)
    .where("time", "<", end)
    .orderBy("time")
    .execute();
  return rows.map(({ time, value }) => [time, JSON.parse(value)]);
}
