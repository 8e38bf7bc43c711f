import { type Activity, activities } from "./activity";

/** Spelling of activities in addresses. */
export const activityWords: Readonly<Record<Activity, string>> = {
  ok: "active",
  late: "late",
  silent: "silent",
  counted: "data",
  never: "never",
  unknown: "unknown",
};

/** Null for an unknown word. */
export const activityIn = (word: string | null): Activity | null =>
  activities.find((activity) => activityWords[activity] === word) ?? null;
