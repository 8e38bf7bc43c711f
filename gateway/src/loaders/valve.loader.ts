import { getValveHistory } from "../platform-api/valveHistory.js";
import type { ValveLocationRecord } from "../platform-api/valveRecord.js";
import { listValveLocations } from "../platform-api/valves.js";
import type { LoaderOf } from "./loaders.js";
import { once } from "./once.js";
import { oneByOne } from "./oneByOne.js";

/** The caller's valve locations, always read with one call. */
export const valveLocationsLoader: LoaderOf<() => Promise<ValveLocationRecord[]>> = (platform, remember) =>
  once(() => listValveLocations(platform), remember);

/** Histories of valves, one call for each. */
export const valveHistoryLoader = oneByOne(
  getValveHistory,
  ({ clientId, from, to }) => `${clientId} ${from} ${to}`,
);
