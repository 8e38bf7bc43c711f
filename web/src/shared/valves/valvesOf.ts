import type { Valve, ValveLocation } from "./valve";

/** All valves of a location, bundle by bundle, those without one last. */
export const valvesOf = ({ bundles, unbundled }: ValveLocation): Valve[] => [
  ...bundles.flatMap(({ valves }) => valves),
  ...unbundled,
];
