import type { Translation } from "../catalogue";
import type { attention as source } from "../sl/attention";

export const attention = {
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
} as const satisfies Translation<typeof source>;
