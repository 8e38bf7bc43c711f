import { type ClientRecord, decodeClient } from "./clients.js";
import {
  flag,
  id,
  intOrNull,
  isObject,
  type Json,
  list,
  numberOrNull,
  object,
  textOrNull,
} from "./decode.js";
import { nameIn } from "./enums.js";
import { flag as flagKind, instant } from "./kinds.js";
import { decodeSchedule, type ScheduleRowRecord } from "./valveSchedule.js";

export const WIRE_MODE = { SCHEDULE: "schedule", MANUAL_ON: "manualOn", MANUAL_OFF: "manualOff" } as const;
export type ValveModeName = keyof typeof WIRE_MODE;
const MODES = Object.keys(WIRE_MODE) as ValveModeName[];

const WIRE_ORDER_STATE = { WAITING: "waiting", HEARD: "heard", CONFIRMED: "confirmed" } as const;
export type ValveOrderStateName = keyof typeof WIRE_ORDER_STATE;

export type FlowStateName = "OPEN" | "CLOSED" | "UNKNOWN";

/**
 * What a valve told of itself at an instant (Unix seconds; null where nobody says when); open is null where it told nothing
 * of that.
 */
export interface ValveReportRecord {
  time: number | null;
  value: number | null;
  open: boolean | null;
}

/** The last change of what a valve is to do, and how far it has come. Instants in Unix seconds. */
export interface ValveOrderRecord {
  since: number | null;
  /** When the device first fetched it; null: not yet. */
  heardDate: number | null;
  state: ValveOrderStateName | null;
}

/**
 * A device that controls a valve: how it is, and how it should be. Instants in Unix seconds. Where `expectedOpen` is null the
 * platform does not tell what its orders are: then nothing else of them is known either.
 */
export interface ValveRecord {
  /** The device's. */
  id: string;
  client: ClientRecord;
  /** Whose schedule it keeps to. */
  bundle: ValveBundleRecord | null;
  mode: ValveModeName | null;
  manualUntil: number | null;
  expectedOpen: boolean | null;
  state: FlowStateName;
  reported: ValveReportRecord | null;
  nextChange: number | null;
  deviation: { since: number | null; urgent: boolean } | null;
  /** Until when its schedule opens nothing, by its bundle's pause or the location's rain delay. */
  pausedUntil: number | null;
  /** Null: nobody ever ordered anything. */
  order: ValveOrderRecord | null;
}

/** Valves of a location that share a schedule. */
export interface ValveBundleRecord {
  id: string;
  name: string;
  /** Null where it is not told, or not understood. */
  schedule: ScheduleRowRecord[] | null;
  valves: ValveRecord[];
  /** Goes up by one with each change; null from a platform that counts none. */
  version: number | null;
  changeDate: number | null;
  /** Who changed it last: the name that others see. */
  changedBy: string | null;
  pausedUntil: number | null;
}

/** A group of the valve type, with its valves. */
export interface ValveLocationRecord {
  id: string;
  name: string;
  timeZone: string;
  bundles: ValveBundleRecord[];
  unbundled: ValveRecord[];
  /** All of them. */
  valves: ValveRecord[];
  valveCount: number;
  rainDelayUntil: number | null;
}

/** Reads the platform's location JSON. */
export function decodeValveLocation(value: unknown): ValveLocationRecord {
  const location = object(value, "valveLocation");
  const locationId = id(location.id, "valveLocation.id");
  const bundles = list(location.bundles, "valveLocation.bundles", decodeValveBundle);
  const unbundled = list(location.unbundled, "valveLocation.unbundled", decodeValve);
  const valves = [...bundles.flatMap((bundle) => bundle.valves), ...unbundled];
  return {
    id: locationId,
    name: textOrNull(location.name, "valveLocation.name") || locationId,
    timeZone: textOrNull(location.timeZone, "valveLocation.timeZone") ?? "Europe/Ljubljana",
    bundles,
    unbundled,
    valves,
    valveCount: valves.length,
    rainDelayUntil: instant.read(location.rainDelayUntil, "valveLocation.rainDelayUntil"),
  };
}

/** Reads the platform's bundle JSON. */
export function decodeValveBundle(value: unknown): ValveBundleRecord {
  const json = object(value, "valveBundle");
  const bundle: ValveBundleRecord = {
    id: id(json.id, "valveBundle.id"),
    name: textOrNull(json.name, "valveBundle.name") ?? "",
    schedule: decodeSchedule(json.schedule),
    valves: list(json.clients, "valveBundle.clients", decodeValve),
    version: intOrNull(json.version, "valveBundle.version"),
    changeDate: instant.read(json.changeDate, "valveBundle.changeDate"),
    changedBy: textOrNull(json.changedBy, "valveBundle.changedBy"),
    pausedUntil: instant.read(json.pausedUntil, "valveBundle.pausedUntil"),
  };
  for (const valve of bundle.valves) valve.bundle = bundle;
  return bundle;
}

/** All that a platform tells of a valve's orders, or none of it: of a part nobody could say what its nulls mean. */
const ORDERS = ["expectedOpen", "manualUntil", "nextChange", "deviation", "pausedUntil", "order"];

function decodeValve(value: unknown): ValveRecord {
  const json = isObject(value) ? value : { id: value };
  const client = decodeClient(json);
  const valve = object(json.valve, "valve.valve");
  const orders = ORDERS.every((name) => valve[name] !== undefined) ? valve : {};
  return {
    id: client.id,
    client,
    bundle: null,
    mode: modeOf(valve.mode ?? modeInMetaData(json)),
    manualUntil: instant.read(orders.manualUntil, "valve.manualUntil"),
    expectedOpen: flagKind.read(orders.expectedOpen, "valve.expectedOpen"),
    state: stateOf(valve.state, client.valveOpen),
    reported: decodeReported(valve.reported, client),
    nextChange: instant.read(orders.nextChange, "valve.nextChange"),
    deviation: isObject(orders.deviation)
      ? {
          since: instant.read(orders.deviation.since, "valve.deviation.since"),
          urgent: flag(orders.deviation.urgent),
        }
      : null,
    pausedUntil: instant.read(orders.pausedUntil, "valve.pausedUntil"),
    order: decodeOrder(orders.order),
  };
}

/** The last report; where none is told as such, what the device reported at a time that nobody tells. */
function decodeReported(told: unknown, { valveOpen }: ClientRecord): ValveReportRecord | null {
  if (isObject(told)) return decodeReport(told.time, told.value);
  if (told === null || valveOpen === null) return null;
  return { time: null, value: Number(valveOpen), open: valveOpen };
}

function decodeOrder(value: unknown): ValveOrderRecord | null {
  if (!isObject(value)) return null;
  return {
    since: instant.read(value.since, "valve.order.since"),
    heardDate: instant.read(value.heardDate, "valve.order.heardDate"),
    state: nameIn(WIRE_ORDER_STATE, value.state) ?? null,
  };
}

/** Where a platform without valve states keeps the mode. */
function modeInMetaData({ metaData }: Json): unknown {
  const meta = object(metaData, "valve.metaData");
  return object(meta._zalivalnik, "valve.metaData._zalivalnik").mode;
}

function modeOf(value: unknown): ValveModeName | null {
  return MODES.find((name) => WIRE_MODE[name] === value) ?? null;
}

function stateOf(value: unknown, open: boolean | null): FlowStateName {
  if (value === "OPEN" || value === "CLOSED" || value === "UNKNOWN") return value;
  if (open === null) return "UNKNOWN";
  return open ? "OPEN" : "CLOSED";
}

/** A report of a valve. User specification, section 4: 1 is open, anything else closed, missing unknown. */
export function decodeReport(time: unknown, value: unknown): ValveReportRecord {
  const told = numberOrNull(value, "valve.reported.value");
  return {
    time: instant.read(time, "valve.reported.time"),
    value: told,
    open: told === null ? null : told === 1,
  };
}
