import type { Deviations } from "../clients/attention";
import type { ValveLocationLine } from "./valve";

/** Deviating valves, for the list of devices that need attention. */
export const deviationsOf = (locations: readonly ValveLocationLine[]): Deviations =>
  new Map(
    locations.flatMap(({ id: locationId, valves }) =>
      valves.flatMap(({ id, deviation }) =>
        deviation === null ? [] : [[id, { locationId, ...deviation }] as const],
      ),
    ),
  );
