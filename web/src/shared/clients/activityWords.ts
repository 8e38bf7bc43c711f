import { type Activity, activities } from "./activity";

/** How addresses spell activities. */
export const activityWords: Readonly<Record<Activity, string>> = {
  ok: "active",
  late: "late",
  silent: "silent",
  counted: "data",
  never: "never",
  unknown: "unknown",
};

/** Null for what is none. */
export const activityIn = (word: string | null): Activity | null =>
  activities.find((activity) => activityWords[activity] === word) ?? null;
