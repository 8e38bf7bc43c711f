import type { Activity } from "../clients/activity";

/**
 * Full, half, barred, hollow with a bar, hollow, hollow with a dot, as paths of a 12 by 12 picture: the state
 * is visible without colours.
 */
export const activityShapes: Record<Activity, string> = {
  ok: "M6 1a5 5 0 1 1 0 10A5 5 0 1 1 6 1z",
  late: "M6 1a5 5 0 1 1 0 10A5 5 0 1 1 6 1zM6 2.8v6.4a3.2 3.2 0 0 0 0-6.4z",
  silent: "M6 1a5 5 0 1 1 0 10A5 5 0 1 1 6 1zM3.2 5.1v1.8h5.6V5.1z",
  counted: "M6 1a5 5 0 1 1 0 10A5 5 0 1 1 6 1zM6 2.4a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 1 0 0-7.2zM5.1 4v4h1.8V4z",
  never: "M6 1a5 5 0 1 1 0 10A5 5 0 1 1 6 1zM6 2.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 1 0 0-6.4z",
  unknown:
    "M6 1a5 5 0 1 1 0 10A5 5 0 1 1 6 1zM6 2.4a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 1 0 0-7.2zM6 4.6a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 1 0 0-2.8z",
};
