import type { MetaData } from "../clients/metaData.rules.js";
import type { PeriodHour } from "../measurements/periodHour.js";
import { tallyPeriod } from "../measurements/tally.rules.js";
import { DAY, HOUR } from "../time/clock.js";

/** What speaks for a move: another position, another name and address, other traffic after a silence. */
export type Sign = "POSITION" | "TEXTS" | "TRAFFIC";

/** A change of a device's settings about the place. */
export interface PlaceChange {
  time: number;
  before: MetaData;
  after: MetaData;
}

/** Metres: further apart than a marker is dragged to correct it. */
const FAR = 150;
const EARTH_RADIUS = 6_371_000;

/** What of a change of settings speaks for a move; nothing where one side is not known. */
export function signsOf({ before, after }: PlaceChange): { signs: Sign[]; metres: number | null } {
  const metres = metresBetween(positionOf(before), positionOf(after));
  const signs: Sign[] = [];
  if (metres !== null && metres >= FAR) signs.push("POSITION");
  if (haveNothingInCommon(wordsOf(before), wordsOf(after))) signs.push("TEXTS");
  return { signs, metres };
}

interface Position {
  lat: number;
  lng: number;
}

function positionOf({ markerPosition }: MetaData): Position | null {
  const { lat, lng } = (markerPosition ?? {}) as Partial<Position>;
  return typeof lat === "number" && typeof lng === "number" ? { lat, lng } : null;
}

/** Metres along the sphere (haversine); null: one is not known. */
function metresBetween(one: Position | null, other: Position | null): number | null {
  if (!one || !other) return null;
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const along = Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * half(one.lng, other.lng);
  return Math.round(2 * EARTH_RADIUS * Math.asin(Math.sqrt(half(one.lat, other.lat) + along)));
}

/** The words of name and address, without house numbers and short ones. */
function wordsOf({ locationName, locationAddress }: MetaData): Set<string> {
  const texts = [locationName, locationAddress].filter((text) => typeof text === "string");
  return new Set(
    texts
      .join(" ")
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? [],
  );
}

const haveNothingInCommon = (one: Set<string>, other: Set<string>): boolean =>
  one.size > 0 && other.size > 0 && ![...one].some((word) => other.has(word));

/** Local hours in which a device was heard, in order, with the silence before them. */
interface Run {
  hours: PeriodHour[];
}

const SHORTEST_SILENCE = HOUR;
const LONG_SILENCE = 6 * HOUR;

function runsOf(hours: readonly PeriodHour[], shortest: number): Run[] {
  const runs: Run[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const hour of hours) {
    if (hour.covered === 0) continue;
    if (hour.start - last >= shortest) runs.push({ hours: [] });
    runs.at(-1)?.hours.push(hour);
    last = hour.end;
  }
  return runs;
}

/** Whoever changes settings does it within some days of the move. */
const AROUND = 7 * DAY;

/**
 * The instant of a move whose settings were changed at a time: where the device was heard again after the
 * last silence before it, else after the next one; without any the change itself.
 */
export function instantOf(time: number, hours: readonly PeriodHour[]): number {
  const begins = runsOf(hours, SHORTEST_SILENCE)
    .slice(1)
    .flatMap(({ hours: [first] }) => (first ? [first.start] : []))
    .filter((begin) => Math.abs(begin - time) <= AROUND);
  return begins.findLast((begin) => begin <= time) ?? begins[0] ?? time;
}

/** Two days heard on each side, so that it is not day against night. */
const LEAST_HEARD = 48;
const MOST_COMPARED = 14 * DAY;
const LEAST_VEHICLES = 500;
/** Far more than weather, holidays or road works make of a street. */
const OTHER_RATE = 2.5;
/** km/h */
const OTHER_V85 = 12;

/** The last instant at which a device came back from hours of silence to quite other traffic; null: none. */
export function otherTrafficSince(hours: readonly PeriodHour[]): number | null {
  const runs = runsOf(hours, LONG_SILENCE);
  for (let index = runs.length - 1; index > 0; index -= 1) {
    const begin = runs[index]?.hours[0]?.start;
    if (begin === undefined) continue;
    const heard = runs.flatMap((run) => run.hours);
    const before = heard.filter(({ end }) => end <= begin && end > begin - MOST_COMPARED);
    const after = heard.filter(({ start }) => start >= begin && start < begin + MOST_COMPARED);
    if (isOther(sideOf(before), sideOf(after))) return begin;
  }
  return null;
}

interface Side {
  hours: number;
  vehicles: number;
  v85: number | null;
}

function sideOf(hours: PeriodHour[]): Side {
  const period = { start: hours[0]?.start ?? 0, end: hours.at(-1)?.end ?? 0 };
  const tally = tallyPeriod({ hours, period, isWidened: false }, null);
  return {
    hours: tally.coveredSeconds / HOUR,
    vehicles: tally.vehicles,
    v85: tally.speeds.usualPercentiles.v85,
  };
}

function isOther(before: Side, after: Side): boolean {
  if (before.hours < LEAST_HEARD || after.hours < LEAST_HEARD) return false;
  const [most, least] = [Math.max, Math.min].map((of) => of(before.vehicles, after.vehicles));
  if (most === undefined || least === undefined || most < LEAST_VEHICLES) return false;
  const rates = [before, after].map(({ vehicles, hours }) => vehicles / hours);
  if (Math.max(...rates) >= OTHER_RATE * Math.min(...rates)) return true;
  if (least < LEAST_VEHICLES || before.v85 === null || after.v85 === null) return false;
  return Math.abs(before.v85 - after.v85) >= OTHER_V85;
}
