import type { ClientFactsQuery } from "../../../graphql/generated";
import { isBatteryLow } from "../attention";
import type { ClientRow } from "../clientRow";
import { isClockOff } from "../clock/skew";
import { overlapsLately } from "./overlaps";

/** What can be wrong with devices beside their silence, as addresses spell it. */
export const concerns = ["alarm", "lowBattery", "weakSignal", "wrongClock", "overlap"] as const;
export type Concern = (typeof concerns)[number];

/** Null for what is none. */
export const concernIn = (word: string | null): Concern | null =>
  concerns.find((concern) => concern === word) ?? null;

/** dBm: below this most modems lose their connection. */
export const weakSignalDbm = -100;

/** What is told of a device beside its row in lists. */
export type ClientFacts = NonNullable<ClientFactsQuery["clients"]>[number];

/** Whether rows of lists don't say it by themselves. */
export const needsFacts = (concern: Concern | null): boolean =>
  concern === "wrongClock" || concern === "overlap";

/** Whether it is so with a device; what is not told is not. `now` in Unix seconds. */
export function hasConcern(
  concern: Concern,
  { alarms, info }: ClientRow,
  facts: ClientFacts | undefined,
  now: number,
): boolean {
  switch (concern) {
    case "alarm":
      return Boolean(alarms?.length);
    case "lowBattery":
      return isBatteryLow(info.batteryVoltage);
    case "weakSignal":
      return info.rssi !== null && info.rssi < weakSignalDbm;
    case "wrongClock":
      return isClockOff(facts?.info.clockSkewSeconds);
    case "overlap":
      return facts !== undefined && overlapsLately(facts, now);
  }
}
