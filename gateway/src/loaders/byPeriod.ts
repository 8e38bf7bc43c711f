import DataLoader from "dataloader";
import type { Period } from "../platform-api/period.js";
import { readTogether } from "./readTogether.js";

interface PeriodReading<T> {
  many: (clientIds: string[], period: Period) => Promise<Map<string, T>>;
  one: (clientId: string, period: Period) => Promise<T>;
}

/** A loader of devices by id, for each period: one call for any number of devices. */
export type ByPeriod<T> = (period: Period) => DataLoader<string, T>;

/** @param remember true if results are kept for the operation's life */
export function byPeriod<T>(remember: boolean, { many, one }: PeriodReading<T>): ByPeriod<T> {
  const made = new Map<string, DataLoader<string, T>>();
  return (period) => {
    const name = `${period.from} ${period.to}`;
    const known = made.get(name);
    if (known) return known;
    const reading = {
      callOf: () => name,
      many: (ids: string[]) => many(ids, period),
      one: (id: string) => one(id, period),
    };
    const read = (ids: readonly string[]) =>
      readTogether(
        ids.map((clientId) => ({ clientId })),
        reading,
      );
    const loader = new DataLoader(read, { cache: remember });
    made.set(name, loader);
    return loader;
  };
}
