import { createContext, useContext } from "react";
import type { Deviations } from "../clients/attention";
import type { ValveLocationLine } from "./valve";

export type ValveLocations = {
  /** Undefined until the first answer; kept while a refresh runs or after it fails. */
  locations: readonly ValveLocationLine[] | undefined;
  deviations: Deviations;
  /** Unix seconds of the last successful answer. */
  at: number;
  hasFailed: boolean;
  refresh: () => void;
};

const none: ValveLocations = {
  locations: [],
  deviations: new Map(),
  at: 0,
  hasFailed: false,
  refresh: () => undefined,
};

export const ValveLocationsContext = createContext<ValveLocations>(none);

/** The valve locations that the person may see; empty without a provider. */
export const useValveLocations = (): ValveLocations => useContext(ValveLocationsContext);
