import type {
  ValveBundleCardFragment,
  ValveCardFragment,
  ValveLocationLineFragment,
  ValveLocationQuery,
} from "../../graphql/generated";

/** A location as its own page shows it. */
export type ValveLocation = NonNullable<ValveLocationQuery["valveLocation"]>;

/** A location as the list and the map of all show it. */
export type ValveLocationLine = ValveLocationLineFragment;

export type ValveBundle = ValveBundleCardFragment;
export type Valve = ValveCardFragment;
export type ValveMode = Valve["mode"];
export type ScheduleRow = ValveBundle["schedule"][number];
