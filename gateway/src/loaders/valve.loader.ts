import DataLoader from "dataloader";
import { eachInPool } from "../bulk/pool.js";
import type { ValveHistoryRecord, ValveLocationRecord } from "../platform-api/valveRecord.js";
import { getValveHistory, listValveLocations } from "../platform-api/valves.js";
import type { LoaderOf } from "./loaders.js";

const HISTORIES_AT_ONCE = 8;

/** The caller's valve locations: one call, whatever of them is asked for. */
export const valveLocationsLoader: LoaderOf<() => Promise<ValveLocationRecord[]>> = (
  platform,
  call,
  remember,
) => {
  let known: Promise<ValveLocationRecord[]> | undefined;
  return () => {
    if (!remember) return listValveLocations(platform, call);
    known ??= listValveLocations(platform, call);
    return known;
  };
};

export interface ValveHistoryKey {
  clientId: string;
  /** [from, to) in Unix seconds. */
  from: number;
  to: number;
}

/** Histories of valves: the platform tells one a call, so a few at a time. */
export const valveHistoryLoader: LoaderOf<DataLoader<ValveHistoryKey, ValveHistoryRecord, string>> = (
  platform,
  call,
  remember,
) =>
  new DataLoader(
    async (keys) => {
      const told: (ValveHistoryRecord | Error)[] = [];
      await eachInPool([...keys.entries()], HISTORIES_AT_ONCE, async ([index, key]) => {
        told[index] = await getValveHistory(platform, call, key).catch((error: Error) => error);
      });
      return told;
    },
    { cache: remember, cacheKeyFn: ({ clientId, from, to }) => `${clientId} ${from} ${to}` },
  );
