import type { Deps } from "../deps.js";
import { DAY, HOUR } from "../time/clock.js";
import { refresh } from "./refresh.js";
import { calendarsDue } from "./store.js";

export const CALENDARS = "calendars";

/** Reads the calendars that have an address anew: each day, and each hour where it failed. */
export function keepCalendars(deps: Deps): void {
  const { db, jobs } = deps;
  jobs.add({
    name: CALENDARS,
    every: HOUR,
    run: async ({ now, signal }) => {
      for (const { id } of await calendarsDue(db.read, { since: now - DAY, failedSince: now - HOUR })) {
        if (signal.aborted) return;
        await refresh(deps, id);
      }
    },
  });
}
