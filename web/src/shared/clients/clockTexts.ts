import type { Translation } from "../../i18n/catalogue";
import { sl } from "./clockTexts.sl";

const en = {
  ahead: "The device's clock is {by} ahead",
  behind: "The device's clock is {by} behind",
  byAhead: "{by} ahead",
  byBehind: "{by} behind",
  minutes: "{minutes} min",
  hours: "{hours} h",
  hoursAndMinutes: "{hours} h {minutes} min",
  days: { one: "{count} day", other: "{count} days" },
  ofMeasurements:
    "Measurements stay at the times that the device tells; what shows more than 10 min ahead is refused. Its state, battery and alarms stand at the right time.",
} as const satisfies Translation<typeof sl>;

export const clockTexts = { en, sl };
