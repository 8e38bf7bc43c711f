import type {
  ValveBundleCardFragment,
  ValveCardFragment,
  ValveLocationLineFragment,
  ValveLocationQuery,
} from "../../graphql/generated";

/** A location as its own page shows it. */
export type ValveLocation = NonNullable<ValveLocationQuery["valveLocation"]>;

/** A location as the list and the map show it. */
export type ValveLocationLine = ValveLocationLineFragment;

export type ValveBundle = ValveBundleCardFragment;
export type Valve = ValveCardFragment;
export type ValveMode = NonNullable<Valve["mode"]>;
export type ScheduleRow = NonNullable<ValveBundle["schedule"]>[number];

/** A bundle whose schedule is known and understood, and can therefore be changed. */
export type ScheduledBundle = ValveBundle & { schedule: ScheduleRow[] };

export const isScheduled = (bundle: ValveBundle): bundle is ScheduledBundle => bundle.schedule !== null;
