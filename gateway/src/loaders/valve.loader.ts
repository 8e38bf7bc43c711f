import type DataLoader from "dataloader";
import { getValveHistory, type ValveHistoryRecord } from "../platform-api/valveHistory.js";
import type { ValveLocationRecord } from "../platform-api/valveRecord.js";
import { listValveLocations } from "../platform-api/valves.js";
import type { LoaderOf } from "./loaders.js";
import { once } from "./once.js";
import { oneByOne } from "./oneByOne.js";

/** The caller's valve locations, always read with one call. */
export const valveLocationsLoader: LoaderOf<() => Promise<ValveLocationRecord[]>> = (
  platform,
  call,
  remember,
) => {
  const read = () => listValveLocations(platform, call);
  return remember ? once(read) : read;
};

export interface ValveHistoryKey {
  clientId: string;
  /** [from, to) in Unix seconds. */
  from: number;
  to: number;
}

/** Histories of valves, one call for each. */
export const valveHistoryLoader: LoaderOf<DataLoader<ValveHistoryKey, ValveHistoryRecord, string>> = (
  platform,
  call,
  remember,
) =>
  oneByOne(
    (key) => getValveHistory(platform, call, key),
    ({ clientId, from, to }) => `${clientId} ${from} ${to}`,
    remember,
  );
