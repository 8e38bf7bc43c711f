import type { Translation } from "../catalogue";
import type { overviewTraffic as source } from "../sl/overviewTraffic";

export const overviewTraffic = {
  count: "Count 24 h",
  v85: "V85 24 h",
  overLimit: "Over the limit 24 h",
  overLimitShort: "Over limit 24 h",
  ofDay: "{share} of the day",
  failed: "The traffic figures could not be loaded.",
} as const satisfies Translation<typeof source>;
