import type { Deviations } from "../clients/attention";
import type { ValveLocationLine } from "./valve";

/** The valves that report otherwise than they should, for the list of what needs attention. */
export const deviationsOf = (locations: readonly ValveLocationLine[]): Deviations =>
  new Map(
    locations.flatMap(({ id: locationId, valves }) =>
      valves.flatMap(({ id, deviation }) =>
        deviation === null ? [] : [[id, { locationId, ...deviation }] as const],
      ),
    ),
  );
