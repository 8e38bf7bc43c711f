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

/** The days of which it is told when they were, and how much was heard. */
export const toldDays = ({ days }: Pick<FleetHealth, "days">): FleetDay[] =>
  (days ?? []).filter((day): day is FleetDay => day.from !== null && day.to !== null && isHeardTold(day));

/** The devices of which it is told how much was heard. */
export const toldDevices = ({ devices }: Pick<FleetHealth, "devices">): FleetDevice[] =>
  (devices ?? []).filter((device): device is FleetDevice => isHeardTold(device));

const isHeardTold = ({ coveredSeconds, expectedSeconds }: DeviceAnswer | DayAnswer): boolean =>
  coveredSeconds !== null && expectedSeconds !== null;

/** Lengths of the period in days; the platform answers 92 at most. */
export const lengths = ["7", "14", "31", "92"] as const;
export type Length = (typeof lengths)[number];

export const lengthOf = (text: string | null): Length => lengths.find((known) => known === text) ?? "7";

/** So many local days, the last of which is today's; its end is ahead, so that the question is the same all day. */
export function periodOf(length: Length, now: number, zone: string): Period {
  const today = startOfDay(new TZDate(now * 1000, zone));
  const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
  return { from: seconds(subDays(today, Number(length) - 1)), to: seconds(addDays(today, 1)) };
}

type Seconds = Pick<FleetDay, "coveredSeconds" | "expectedSeconds">;

/** 0 to 1; null where nothing was expected, which is not nothing heard. */
export const shareOf = ({ coveredSeconds, expectedSeconds }: Seconds): number | null =>
  expectedSeconds === 0 ? null : coveredSeconds / expectedSeconds;

export const sumOf = (parts: readonly Seconds[]): Seconds => ({
  coveredSeconds: parts.reduce((sum, part) => sum + part.coveredSeconds, 0),
  expectedSeconds: parts.reduce((sum, part) => sum + part.expectedSeconds, 0),
});

/** From here on a device counts as complete: reports on their way are no loss. */
const complete = 0.995;

/** Devices of which less was heard than expected, those with the smallest share first. */
export function leastComplete(devices: readonly FleetDevice[]): FleetDevice[] {
  const share = (device: FleetDevice) => shareOf(device) ?? 1;
  return devices
    .filter((device) => share(device) < complete)
    .sort((one, other) => share(one) - share(other) || other.expectedSeconds - one.expectedSeconds);
}
