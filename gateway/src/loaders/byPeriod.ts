import DataLoader from "dataloader";
import type { Period } from "../platform-api/period.js";
import type { Platform } from "../platform-api/platform.js";
import type { LoaderOf } from "./loaders.js";
import { together } from "./readTogether.js";

/** A loader of devices by id, for each period: one call for any number of devices. */
export type ByPeriod<T> = (period: Period) => DataLoader<string, T>;

/**
 * @param many reads several devices in one call
 * @param one reads a device
 */
export const byPeriod =
  <T>(
    many: (platform: Platform, clientIds: string[], period: Period) => Promise<Map<string, T>>,
    one: (platform: Platform, clientId: string, period: Period) => Promise<T>,
  ): LoaderOf<ByPeriod<T>> =>
  (platform, remember) => {
    const made = new Map<string, DataLoader<string, T>>();
    return (period) => {
      const name = `${period.from} ${period.to}`;
      const known = made.get(name);
      if (known) return known;
      const loader = together(remember, {
        many: (ids) => many(platform, ids, period),
        one: (id) => one(platform, id, period),
      });
      made.set(name, loader);
      return loader;
    };
  };
