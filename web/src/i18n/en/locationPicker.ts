import type { Translation } from "../catalogue";
import type { locationPicker as source } from "../sl/locationPicker";

export const locationPicker = {
  title: "Choose a location",
} as const satisfies Translation<typeof source>;
