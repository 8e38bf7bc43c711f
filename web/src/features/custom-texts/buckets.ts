import type { ResourceBucket } from "../../graphql/generated";

/** The tabs in order; each is ?bucket= in the address, and a text key. */
export const tabs = ["texts", "penalties", "hardware"] as const;
export type BucketTab = (typeof tabs)[number];

export const bucketOf: Record<BucketTab, ResourceBucket> = {
  texts: "GLOBAL_CUSTOM_TEXTS",
  penalties: "SPEED_LIMIT_PENALTY_PROGRAM_CONFIG",
  hardware: "HARDWARE_CONFIGURATION",
};

export const tabOf = (param: string | null): BucketTab => tabs.find((tab) => tab === param) ?? "texts";
