import { type ClientRecord, decodeClient } from "./clients.js";
import { isObject, type Json, object } from "./decode.js";
import type { Kind } from "./kind.js";
import { DEFAULT_TIME_ZONE, flag, id, instant, jsonObject, listOf, number, text, whole } from "./kinds.js";
import { label } from "./names.js";
import { firstSaid, ITSELF, may, need, type RecordOf, sure, table } from "./table.js";
import { schedule } from "./valveSchedule.js";
import { type NameOf, oneOf } from "./words.js";

export const VALVE_MODE = oneOf(
  {
    SCHEDULE: { description: "By the schedule of its bundle; closed without one." },
    MANUAL_ON: { wire: "manualOn", description: "By hand, open." },
    MANUAL_OFF: { wire: "manualOff", description: "By hand, closed." },
  },
  "ValveMode",
  "How a valve is controlled.",
);
export type ValveModeName = NameOf<typeof VALVE_MODE>;

const FLOW_STATE = oneOf(
  {
    OPEN: { description: "It flows." },
    CLOSED: { description: "It does not." },
    UNKNOWN: { description: "The device told nothing of it lately, which is not closed." },
  },
  "FlowState",
  "Whether water flows, as the device reported within the last hour.",
);

const ORDER_STATE = oneOf(
  {
    WAITING: { description: "The device has not fetched it yet." },
    HEARD: { description: "The device has fetched it." },
    CONFIRMED: { description: "The device has reported since that it does it." },
  },
  "ValveOrderState",
  "How far what a valve is to do has come.",
);

/** User specification, section 4: 1 is open, anything else is closed, missing is unknown. */
export const isOpen: Kind<boolean> = {
  shape: "Boolean",
  read: (wire, field) => {
    const value = number.read(wire, field);
    return value === null ? null : value === 1;
  },
};

export const VALVE_REPORT = table("ValveReport", "What a valve told of itself.", {
  time: may("time", instant, "When it was told; null: that is not told."),
  open: may("value", isOpen, "Whether water flowed; null: not told."),
  value: may("value", number, "As reported: 1 is open, anything else closed."),
});
export type ValveReportRecord = RecordOf<typeof VALVE_REPORT>;

const DEVIATION = table(
  "ValveDeviation",
  "That a valve has reported otherwise than expected for longer than it takes to obey.",
  {
    since: may("since", instant, "Since when; null: not told."),
    urgent: sure("urgent", flag, "Whether water flows although it should not."),
  },
);

const ORDER = table("ValveOrder", "The last change of what a valve is to do, whoever or whatever made it.", {
  since: may("since", instant, "When it was made; null: not told."),
  heardDate: may("heardDate", instant, "When the device first fetched it; null: not yet."),
  state: may("state", ORDER_STATE, "How far it has come; null: not told."),
});

/**
 * A platform must send all fields of a valve's orders, or none: with only some, the meaning of nulls would be
 * unclear.
 */
const ORDERS = ["expectedOpen", "manualUntil", "nextChange", "deviation", "pausedUntil", "order"];

/** The sources of a valve: its own data, else its device's, and the bundle that contains it. */
function toldOf(device: unknown, bundle: Json | null): Json {
  const json = isObject(device) ? device : { id: device };
  const client = decodeClient(json);
  const { valveOpen: open } = client;
  const valve = object(json.valve, "valve.valve");
  const orders = ORDERS.every((name) => valve[name] !== undefined) ? valve : {};
  const { reported } = valve;
  return {
    client,
    bundle,
    valve,
    orders,
    state:
      FLOW_STATE.read(valve.state, "valve.state") ?? (open === null ? "UNKNOWN" : open ? "OPEN" : "CLOSED"),
    reported:
      reported === null || isObject(reported) ? reported : open === null ? null : { value: Number(open) },
  };
}

const client: Kind<ClientRecord> = { shape: "JSON", read: (decoded) => decoded as ClientRecord };

export const VALVE = table("Valve", "A device that controls a valve.", {
  id: need("client.id", id, "The device's id."),
  client: sure("client", client),
  // As JSON, as it contains valves itself; null for none.
  bundle: may("bundle", jsonObject),
  // A platform without valve states keeps it with the device.
  mode: may(
    ["valve.mode", "client.metaData._zalivalnik.mode"],
    VALVE_MODE,
    "How it is controlled now; null: not told.",
  ),
  manualUntil: may(
    "orders.manualUntil",
    instant,
    "When the manual run ends, and what was before it goes on; null: not by itself.",
  ),
  expectedOpen: may(
    "orders.expectedOpen",
    flag,
    "Whether it should be open now, by mode and schedule. Null: not told; then neither are `manualUntil`, `nextChange`, `deviation`, `pausedUntil` and `order`.",
  ),
  state: sure("state", FLOW_STATE, "Whether water flows."),
  reported: may("reported", VALVE_REPORT, "The last report, however old; null: none."),
  nextChange: may(
    "orders.nextChange",
    instant,
    "When it should open or close next; null: nothing is due within eight days.",
  ),
  deviation: may("orders.deviation", DEVIATION, "Null where it is as expected, or unknown."),
  pausedUntil: may(
    "orders.pausedUntil",
    instant,
    "Until when its schedule opens nothing: the later of its bundle's pause and the location's rain delay; null: neither is on.",
  ),
  order: may("orders.order", ORDER, "How far its last order has come; null: nobody ever ordered anything."),
});
export type ValveRecord = RecordOf<typeof VALVE>;

const valveOf = (bundle: Json | null): Kind<ValveRecord> => ({
  shape: VALVE.shape,
  read: (device, field, root) => VALVE.read(toldOf(device, bundle), field, root),
});

const valvesOfBundle: Kind<ValveRecord[]> = {
  shape: { listOf: VALVE.shape },
  read: (wire, field, root) => {
    const bundle: Json = { timeZone: root?.timeZone, ...(wire as Json) };
    return listOf(valveOf(bundle)).read(bundle.clients, field, root) ?? [];
  },
};

export const VALVE_BUNDLE = table("ValveBundle", "Valves of a location that share a schedule.", {
  id: need("id", id, "Its id."),
  name: sure(ITSELF, firstSaid("valveBundle", may("name", label), may("id", id)), "Its name."),
  schedule: may("schedule", schedule, "When its valves are open; null: not told, or not understood."),
  valves: sure(ITSELF, valvesOfBundle, "Its valves."),
  version: may(
    "version",
    whole,
    "Goes up by one with each change of schedule, name or valves; `updateValveBundle` takes it. Null: not counted.",
  ),
  changeDate: may("changeDate", instant, "When it was changed last; null: unknown."),
  changedBy: may(
    "changedBy",
    text,
    "The name of the person who changed it last; null: a script, or unknown.",
  ),
  pausedUntil: may("pausedUntil", instant, "Until when its schedule opens nothing; null: it is not paused."),
});
export type ValveBundleRecord = RecordOf<typeof VALVE_BUNDLE>;

const bundles = listOf(VALVE_BUNDLE);
const unbundled = listOf(valveOf(null));

const allValves: Kind<ValveRecord[]> = {
  shape: unbundled.shape,
  read: (wire, field, root) => {
    const location = wire as Json;
    const bundled = bundles.read(location.bundles, field, root)?.flatMap(({ valves }) => valves);
    return [...(bundled ?? []), ...(unbundled.read(location.unbundled, field, root) ?? [])];
  },
};

const valveCount: Kind<number> = { shape: "Int", read: (...wire) => allValves.read(...wire)?.length ?? null };

const nameOrId: Kind<string> = {
  shape: "String",
  read: (wire, field) => {
    const location = wire as Json;
    return text.read(location.name, field) || id.read(location.id, field);
  },
};

export const VALVE_LOCATION = table("ValveLocation", "A group of the valve type, with its valves.", {
  id: need("id", id, "The group's id."),
  name: sure(ITSELF, nameOrId, "The group's name."),
  timeZone: sure("timeZone", text, "IANA zone of its schedules.", DEFAULT_TIME_ZONE),
  bundles: sure("bundles", bundles, "Valves that share a schedule.", []),
  unbundled: sure("unbundled", unbundled, "Valves without a bundle.", []),
  valves: sure(ITSELF, allValves, "All of its valves, in bundles or not."),
  valveCount: sure(ITSELF, valveCount, "How many valves it has."),
  rainDelayUntil: may(
    "rainDelayUntil",
    instant,
    "Until when no schedule opens a valve here, as it rains; null: there is no rain delay.",
  ),
});
export type ValveLocationRecord = RecordOf<typeof VALVE_LOCATION>;
