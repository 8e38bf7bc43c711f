import { GraphQLError } from "graphql";
import type { ScheduledBundle, Valve, ValveBundle, ValveLocation } from "../../../shared/valves/valve";

/** 2026-11-22 12:00 in Ljubljana, a Sunday. */
export const noon = 1_795_345_200;

export const morning = {
  startTime: "06:00",
  endTime: "06:20",
  duration: null,
  weekDays: ["MONDAY", "FRIDAY"] as const,
};
export const drip = { startTime: "21:30", endTime: null, duration: 900, weekDays: ["SUNDAY"] as const };

type Rows = readonly object[];

export const bundle = (more: Partial<ValveBundle> & { schedule?: Rows } = {}) =>
  ({
    id: "4",
    name: "Severne grede",
    version: 3,
    changeDate: noon - 60,
    changedBy: "Ana Novak",
    pausedUntil: null,
    schedule: [morning, drip],
    valves: [],
    ...more,
  }) as ScheduledBundle;

export const location = (bundles: ValveBundle[], more: Partial<ValveLocation> = {}): ValveLocation => ({
  id: "2",
  name: "Park Tivoli",
  timeZone: "Europe/Ljubljana",
  valveCount: 0,
  rainDelayUntil: null,
  permissions: { editSchedule: true, editBundles: false, controlValves: true, controlAll: true },
  bundles,
  unbundled: [],
  ...more,
});

/** A valve on its schedule, with nothing due. */
export const valve = (id: string, name: string): Valve => ({
  id,
  client: {
    id,
    name,
    lastActiveDate: noon - 30,
    info: { alarmLastActiveDate: null },
    alarms: [],
    settings: { notes: null, locationAddress: null, markerPosition: null },
  },
  mode: "SCHEDULE",
  manualUntil: null,
  expectedOpen: false,
  nextChange: null,
  pausedUntil: null,
  state: "CLOSED",
  reported: { time: noon - 30, open: false },
  deviation: null,
  order: null,
});

export const refusal = (code: string, extensions: object = {}) =>
  new GraphQLError("refused", { extensions: { code, ...extensions } });
