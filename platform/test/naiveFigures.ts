import { dayStart, hoursOf, type RawReading } from "./naiveHours.js";
import { figures, isVehicle, mean, type NaiveQuestion, speedsOf } from "./naiveStatistics.js";

const share = (speeds: number[], above: number) =>
  speeds.length === 0 ? null : (100 * speeds.filter((speed) => speed > above).length) / speeds.length;

/** 0 for Monday, of a date's text. */
const weekDayOf = (date: string) => (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7;

function ofDirection(direction: string, readings: RawReading[], limit: number) {
  const speeds = speedsOf(readings);
  const average = mean(speeds);
  const { max, v30, v50, v85 } = figures(readings);
  return {
    direction,
    vehicles: readings.length,
    average_speed: average,
    max_speed: max,
    v30,
    v50,
    v85,
    sample_size: speeds.length,
    standard_deviation:
      average === null ? null : Math.sqrt(mean(speeds.map((speed) => (speed - average) ** 2)) ?? 0),
    percentage_over_limit: share(speeds, limit),
    is_estimate: false,
  };
}

/** The figures that GET /measurement only returns by name, computed again from raw readings. */
export function naiveFigures({ batches, zone, start, end, limit }: Omit<NaiveQuestion, "previous">) {
  /** True if the period contains the local day that begins then: the next one has begun 26 hours later. */
  const isHeld = (midnight: number) => start <= midnight && dayStart(zone, midnight + 26 * 3600) <= end;
  const hours = hoursOf(batches, zone, start, end).map((hour) => ({
    ...hour,
    vehicles: hour.readings.filter(isVehicle),
  }));
  const vehicles = hours.flatMap((hour) => hour.vehicles);
  const speeds = speedsOf(vehicles);
  const [peak] = [...hours].sort(
    (one, other) => other.vehicles.length - one.vehicles.length || one.start - other.start,
  );
  return {
    thresholds: [0, 10, 20, 30].map((over_limit) => ({
      above: limit + over_limit,
      over_limit,
      vehicles: speeds.filter((speed) => speed > limit + over_limit).length,
      percentage: share(speeds, limit + over_limit),
      is_estimate: false,
    })),
    by_direction: vehicles.some(({ direction }) => direction === undefined)
      ? null
      : (["incoming", "outgoing"] as const).map((direction) =>
          ofDirection(
            direction,
            vehicles.filter((reading) => reading.direction === direction),
            limit,
          ),
        ),
    hour_of_week: Array.from({ length: 7 * 24 }, (_, index) => {
      const [weekDay, hour] = [Math.floor(index / 24), index % 24];
      const own = hours.filter(
        ({ label, hourOfDay, covered }) => weekDayOf(label) === weekDay && hourOfDay === hour && covered > 0,
      );
      const covered = own.reduce((sum, one) => sum + one.covered, 0);
      const passed = own.flatMap((one) => one.vehicles);
      return {
        week_day: weekDay,
        hour,
        vehicles: covered < 1800 ? null : passed.length / (covered / 3600),
        average_speed: mean(speedsOf(passed)),
        v85: figures(passed).v85,
        covered_seconds: covered,
      };
    }),
    peak_hour:
      peak === undefined || peak.vehicles.length === 0
        ? null
        : {
            time: peak.start,
            vehicles: peak.vehicles.length,
            share_of_day: isHeld(dayStart(zone, peak.start))
              ? (100 * peak.vehicles.length) /
                hours.filter(({ label }) => label === peak.label).flatMap((hour) => hour.vehicles).length
              : null,
          },
  };
}
