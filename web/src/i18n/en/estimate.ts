import type { Translation } from "../catalogue";
import type { estimate as source } from "../sl/estimate";

export const estimate = {
  mark: "estimate",
  explained: "Computed within the classes that the device counts by.",
  legend: "Estimate: computed within the classes or intervals that the device counts by.",
} satisfies Translation<typeof source>;
