import type { Translation } from "../catalogue";
import type { profile as source } from "../sl/profile";

export const profile = {
  title: "Profile",
} as const satisfies Translation<typeof source>;
