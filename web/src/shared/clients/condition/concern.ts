import type { ClientFactsQuery } from "../../../graphql/generated";
import { isBatteryLow } from "../attention";
import type { ClientRow } from "../clientRow";
import { isClockOff } from "../clock/skew";
import { overlapsLately } from "./overlaps";

/** Concerns about devices other than silence, as addresses spell them. */
export const concerns = ["alarm", "lowBattery", "weakSignal", "wrongClock", "overlap"] as const;
export type Concern = (typeof concerns)[number];

/** Null for an unknown word. */
export const concernIn = (word: string | null): Concern | null =>
  concerns.find((concern) => concern === word) ?? null;

/** dBm: below this most modems lose their connection. */
export const weakSignalDbm = -100;

/** Facts on a device that are not in its row of lists. */
export type ClientFacts = NonNullable<ClientFactsQuery["clients"]>[number];

/** True if the rows of lists don't have the data. */
export const needsFacts = (concern: Concern | null): boolean =>
  concern === "wrongClock" || concern === "overlap";

/** True if a device has the concern; false if the data are unknown. `now` in Unix seconds. */
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
