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

export interface Hour {
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

export function dayStart(zone: string, instant: number): number {
  let start = hourStart(zone, instant);
  while (dateOf(zone, start - 1) === dateOf(zone, instant)) start = hourStart(zone, start - 1);
  return start;
}

export function hoursOf(batches: RawBatch[], zone: string, start: number, end: number): Hour[] {
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
