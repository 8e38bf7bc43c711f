import { TZDate } from "@date-fns/tz";
import { addDays, startOfDay, subDays } from "date-fns";
import type { FleetHealthQuery } from "../../../graphql/generated";
import type { Period } from "../../../shared/interval/resolveInterval";

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

export const lengthOf = (text: string | null): Length => lengths.find((known) => known === text) ?? "7";

/** The last local days including today; the end is in the future, so the query is the same all day. */
export function periodOf(length: Length, now: number, zone: string): Period {
  const today = startOfDay(new TZDate(now * 1000, zone));
  const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
  return { from: seconds(subDays(today, Number(length) - 1)), to: seconds(addDays(today, 1)) };
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
