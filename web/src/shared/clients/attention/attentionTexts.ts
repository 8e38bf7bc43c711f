import type { Translation } from "../../../i18n/catalogue";
import { sl } from "./attentionTexts.sl";

const en = {
  title: "Needs attention",
  count: { one: "{count} device", other: "{count} devices" },
  list: "Devices that need attention",
  valveFlow: "Water flows, and should not",
  valveDry: "No water",
  silent: "Silent",
  noCounts: "Counts nothing",
  never: "Never reported",
  lowBattery: "Battery {volts}",
  since: "since {time}",
} as const satisfies Translation<typeof sl>;

export const attentionTexts = { en, sl };
