import { TZDate } from "@date-fns/tz";
import { addDays, startOfDay, subDays } from "date-fns";
import type { FleetHealthQuery } from "../../../graphql/generated";
import { type Interval, isOfCalendar, namedInterval } from "../../../shared/interval/interval";
import { type Period, resolveInterval } from "../../../shared/interval/resolveInterval";

export type FleetHealth = NonNullable<FleetHealthQuery["fleetHealth"]>;
type Told<T, Names extends keyof T> = T & { [Name in Names]: NonNullable<T[Name]> };
type DayAnswer = NonNullable<FleetHealth["days"]>[number];
type DeviceAnswer = NonNullable<FleetHealth["devices"]>[number];
export type FleetDay = Told<DayAnswer, "from" | "to" | "coveredSeconds" | "expectedSeconds">;
export type FleetDevice = Told<DeviceAnswer, "coveredSeconds" | "expectedSeconds">;

/** Days with a known date and completeness. */
export const toldDays = ({ days }: Pick<FleetHealth, "days">): FleetDay[] =>
  (days ?? []).filter((day): day is FleetDay => day.from !== null && day.to !== null && isHeardTold(day));

/** Devices with a known completeness. */
export const toldDevices = ({ devices }: Pick<FleetHealth, "devices">): FleetDevice[] =>
  (devices ?? []).filter((device): device is FleetDevice => isHeardTold(device));

const isHeardTold = ({ coveredSeconds, expectedSeconds }: DeviceAnswer | DayAnswer): boolean =>
  coveredSeconds !== null && expectedSeconds !== null;

/** Lengths of the period in days; the platform answers 92 at most. */
export const lengths = ["7", "14", "31", "92"] as const;
export type Length = (typeof lengths)[number];
export const usual: Length = "7";

export const lengthOf = (text: string | null): Length => lengths.find((known) => known === text) ?? usual;

/** Seconds: the longest period of the calendar. A day on which the clocks change may be an hour longer. */
export const longest = 92 * 86_400;

/** The period of the calendar of a name, if it is no longer than the platform answers; null: none. */
export function calendarOf(name: string | null, now: number, zone: string): Interval | null {
  const interval = namedInterval(name);
  if (interval === null || !isOfCalendar(interval)) return null;
  const { from, to } = resolveInterval(interval, now, zone);
  return from < to && to - from <= longest + 3600 ? interval : null;
}

/**
 * The last local days including today, or a period of the calendar. What lasts on ends in the future, so the query
 * is the same all day.
 */
export function periodOf(chosen: Length | Interval, now: number, zone: string): Period {
  const today = startOfDay(new TZDate(now * 1000, zone));
  const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
  const tomorrow = seconds(addDays(today, 1));
  if (typeof chosen === "string") return { from: seconds(subDays(today, Number(chosen) - 1)), to: tomorrow };
  const { from, to } = resolveInterval(chosen, now, zone);
  return { from, to: to >= now ? tomorrow : to };
}

type Seconds = Pick<FleetDay, "coveredSeconds" | "expectedSeconds">;

/** 0 to 1; null if nothing was expected, which differs from nothing heard. */
export const shareOf = ({ coveredSeconds, expectedSeconds }: Seconds): number | null =>
  expectedSeconds === 0 ? null : coveredSeconds / expectedSeconds;

export const sumOf = (parts: readonly Seconds[]): Seconds => ({
  coveredSeconds: parts.reduce((sum, part) => sum + part.coveredSeconds, 0),
  expectedSeconds: parts.reduce((sum, part) => sum + part.expectedSeconds, 0),
});

/** From this share on a device counts as complete: reports on their way are no loss. */
const complete = 0.995;

/** Devices with less data than expected, the lowest share first. */
export function leastComplete(devices: readonly FleetDevice[]): FleetDevice[] {
  const share = (device: FleetDevice) => shareOf(device) ?? 1;
  return devices
    .filter((device) => share(device) < complete)
    .sort((one, other) => share(one) - share(other) || other.expectedSeconds - one.expectedSeconds);
}
