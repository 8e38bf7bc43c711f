/**
 * The statistics computed again from raw readings, the slow and obvious way: sorted arrays, one flag a second, and local
 * time from Intl. Shares no code with the platform.
 */
export interface RawReading {
  timestamp: number;
  speed?: number;
  direction?: "incoming" | "outgoing";
  samples?: number;
  length?: number;
  kind?: "vehicle" | "pedestrian" | "bicycle";
}

export interface RawBatch {
  from: number;
  to: number;
  readings: RawReading[];
}

interface Hour {
  start: number;
  label: string;
  hourOfDay: number;
  covered: number;
  readings: RawReading[];
}

const formats = new Map<string, Intl.DateTimeFormat>();

function localParts(zone: string, instant: number): Record<string, string> {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat("en-GB", {
      timeZone: zone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
      hourCycle: "h23",
    });
  formats.set(zone, format);
  return Object.fromEntries(format.formatToParts(instant * 1000).map(({ type, value }) => [type, value]));
}

const dateOf = (zone: string, instant: number) => {
  const { year, month, day } = localParts(zone, instant);
  return `${year}-${month}-${day}`;
};

const hourStart = (zone: string, instant: number) => {
  const { minute, second } = localParts(zone, instant);
  return instant - Number(minute) * 60 - Number(second);
};

function dayStart(zone: string, instant: number): number {
  let start = hourStart(zone, instant);
  while (dateOf(zone, start - 1) === dateOf(zone, instant)) start = hourStart(zone, start - 1);
  return start;
}

function hoursOf(batches: RawBatch[], zone: string, start: number, end: number): Hour[] {
  const heard = new Uint8Array(end - start);
  for (const { from, to } of batches)
    for (let at = Math.max(from, start); at < Math.min(to, end); at += 1) heard[at - start] = 1;
  const readings = batches
    .flatMap((batch) => batch.readings)
    .filter(({ timestamp }) => timestamp >= start && timestamp < end);
  const hours: Hour[] = [];
  for (let at = start; at < end; ) {
    const begin = hourStart(zone, at);
    const next = begin + 3600;
    const part = heard.subarray(at - start, Math.min(next, end) - start);
    hours.push({
      start: begin,
      label: dateOf(zone, begin),
      hourOfDay: Number(localParts(zone, begin).hour),
      covered: part.reduce((sum, flag) => sum + flag, 0),
      readings: readings.filter(({ timestamp }) => timestamp >= begin && timestamp < next),
    });
    at = next;
  }
  return hours;
}

const wholeSpeed = ({ speed }: RawReading) => (speed === undefined ? undefined : Math.round(speed));
const isVehicle = (reading: RawReading) =>
  (reading.kind ?? "vehicle") === "vehicle" && wholeSpeed(reading) !== 0;
const isIncoming = ({ direction }: RawReading) => (direction ?? "incoming") === "incoming";
const samplesOf = (readings: RawReading[]) => readings.reduce((sum, { samples }) => sum + (samples ?? 1), 0);
const speedsOf = (readings: RawReading[]) =>
  readings
    .filter(isVehicle)
    .flatMap((reading) => wholeSpeed(reading) ?? [])
    .sort((one, other) => one - other);
const rank = (sorted: number[], p: number) => sorted[Math.ceil((p * sorted.length) / 100) - 1] ?? null;
const mean = (values: number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

function figures(readings: RawReading[]) {
  const speeds = speedsOf(readings);
  return {
    average: mean(speeds),
    max: speeds.at(-1) ?? null,
    v85: rank(speeds, 85),
    v50: rank(speeds, 50),
    v30: rank(speeds, 30),
  };
}

function totals(hours: Hour[], limit: number) {
  const all = hours.flatMap((hour) => hour.readings);
  const vehicles = all.filter(isVehicle);
  const speeds = speedsOf(all);
  const average = mean(speeds);
  const over = speeds.filter((speed) => speed > limit).length;
  return {
    total_vehicles: vehicles.length,
    total_measurements: samplesOf(vehicles),
    average_speed: average,
    max_speed: speeds.at(-1) ?? null,
    percentage_over_limit: speeds.length === 0 ? null : (100 * over) / speeds.length,
    standard_deviation:
      average === null ? null : Math.sqrt(mean(speeds.map((speed) => (speed - average) ** 2)) ?? 0),
    vehicle_over_limit_count: over,
  };
}

function completeness(hours: Hour[], start: number, end: number) {
  const covered = hours.reduce((sum, hour) => sum + hour.covered, 0);
  return {
    covered_seconds: covered,
    total_seconds: end - start,
    covered_hours: hours.filter((hour) => hour.covered > 0).length,
    total_hours: hours.length,
    share: covered / (end - start),
  };
}

const trend = (now: number | null, before: number | null, comparable: boolean) =>
  !comparable || now === null || before === null || before === 0 ? null : (100 * (now - before)) / before;

function objectCounts(hours: Hour[], before: Hour[], kind: string, comparable: boolean) {
  const of = (some: RawReading[]) => some.filter((reading) => reading.kind === kind);
  const series = (keep: (reading: RawReading) => boolean) =>
    hours.map(({ start, covered, readings }) => ({
      time: start,
      value: covered ? of(readings).filter(keep).length : null,
    }));
  const [now, then] = [
    of(hours.flatMap((hour) => hour.readings)).length,
    of(before.flatMap((hour) => hour.readings)).length,
  ];
  return {
    total_count: now,
    total_count_trend: trend(now, then, comparable),
    count_by_hour: series(() => true),
    count_by_hour_incoming: series(isIncoming),
    count_by_hour_outgoing: series((reading) => !isIncoming(reading)),
  };
}

export interface NaiveQuestion {
  batches: RawBatch[];
  zone: string;
  start: number;
  end: number;
  previous: { start: number; end: number };
  limit: number;
}

/** The whole of GET /measurement's figures. */
export function naiveStatistics({ batches, zone, start, end, previous, limit }: NaiveQuestion) {
  const hours = hoursOf(batches, zone, start, end);
  const before = hoursOf(batches, zone, previous.start, previous.end);
  const all = hours.flatMap((hour) => hour.readings);
  const vehicles = all.filter(isVehicle);
  const withSpeed = vehicles.filter(({ speed }) => speed !== undefined);
  const speeds = speedsOf(all);
  const [now, then] = [totals(hours, limit), totals(before, limit)];
  const complete = completeness(hours, start, end);
  const completeBefore = completeness(before, previous.start, previous.end);
  const comparable = complete.covered_seconds > 0 && completeBefore.covered_seconds > 0;
  const trends = Object.fromEntries(
    Object.entries(now).map(([name, value]) => [
      `${name}_trend`,
      trend(value, then[name as keyof typeof then], comparable),
    ]),
  );
  const bucket = (from: number, to: number) => {
    const some = withSpeed.filter((reading) => wholeSpeed(reading)! >= from && wholeSpeed(reading)! <= to);
    return { vehicles: some.length, measurements: samplesOf(some) };
  };
  const perHour = (figure: (readings: RawReading[]) => number) =>
    hours.map(({ start: time, covered, readings }) => ({
      time,
      value: covered ? figure(readings.filter(isVehicle)) : null,
    }));
  const days = [...new Set(hours.map(({ label }) => label))].map((label) => {
    const own = hours.filter((hour) => hour.label === label);
    const readings = own.flatMap((hour) => hour.readings);
    const heard = own.some((hour) => hour.covered > 0);
    return { date: dayStart(zone, own[0]!.start), readings, some: readings.filter(isVehicle), heard };
  });
  const above = bucket(91, 1000);
  const [lowest, highest] = [
    speeds.find((speed) => speed < 100),
    speeds.filter((speed) => speed < 100).at(-1),
  ];
  const lengths = vehicles.flatMap(({ length }) => length ?? []);
  const borders = [0, 2.5, 5.2, 9, 12, Number.POSITIVE_INFINITY];
  return {
    completeness: complete,
    previous_completeness: completeBefore,
    ...now,
    ...trends,
    speed_limit: limit,
    zero_speed_count: all.filter(
      (reading) => (reading.kind ?? "vehicle") === "vehicle" && wholeSpeed(reading) === 0,
    ).length,
    frequency: [
      ...[1, 11, 21, 31, 41, 51, 61, 71, 81].map((from) => ({
        from,
        to: from + 9,
        ...bucket(from, from + 9),
      })),
      ...(above.vehicles > 0 ? [{ from: 91, to: null, ...above }] : []),
    ],
    histogram:
      lowest === undefined || highest === undefined
        ? []
        : Array.from({ length: highest - lowest + 1 }, (_, index) => ({
            speed: lowest + index,
            ...bucket(lowest + index, lowest + index),
          })),
    histogram_above: bucket(100, 1000).vehicles,
    percentile: [null, ...Array.from({ length: 100 }, (_, index) => rank(speeds, index + 1))],
    percentile_sample: speeds.length,
    vehicle_count: perHour((some) => some.length),
    vehicle_count_incoming: perHour((some) => some.filter(isIncoming).length),
    vehicle_count_outgoing: perHour((some) => some.filter((reading) => !isIncoming(reading)).length),
    readings_per_hour: perHour(samplesOf),
    vehicles_per_day: days.map(({ date, heard, some }) => ({
      time: date,
      value: heard ? some.length : null,
    })),
    percentile_per_hour: hours.map((hour) => {
      const { v30, v50, v85 } = figures(hour.readings);
      return { time: hour.start, v30, v50, v85 };
    }),
    speed_per_hour: hours.map((hour) => {
      const { max, average } = figures(hour.readings);
      return { time: hour.start, max, average };
    }),
    daily_average_per_hour: Array.from({ length: 24 }, (_, hour) => {
      const own = hours.filter(({ hourOfDay }) => hourOfDay === hour);
      const covered = own.reduce((sum, one) => sum + one.covered, 0) / 3600;
      return {
        hour,
        value:
          covered === 0 ? null : own.flatMap(({ readings }) => readings.filter(isVehicle)).length / covered,
      };
    }),
    count_by_length_total:
      lengths.length === 0
        ? []
        : borders.slice(0, 5).map((from, index) => {
            const to = borders[index + 1]!;
            return {
              from,
              to: Number.isFinite(to) ? to : null,
              vehicles: lengths.filter((length) => length >= from && length < to).length,
            };
          }),
    dailyTable: days.map(({ date, heard, some }) => ({
      date,
      measurements: heard ? samplesOf(some) : null,
      vehicles: heard ? some.length : null,
    })),
    resultsTable: days.map(({ date, heard, some, readings }) => {
      const { average, max, v85, v50, v30 } = figures(readings);
      return {
        date,
        measurements: heard ? samplesOf(some) : null,
        vehicles: heard ? some.length : null,
        average_speed: average,
        max_speed: max,
        v85,
        v50,
        v30,
      };
    }),
    pedestrians: {
      pedestrians: objectCounts(hours, before, "pedestrian", comparable),
      bycicles: objectCounts(hours, before, "bicycle", comparable),
    },
  };
}
