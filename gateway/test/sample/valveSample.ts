import { type PlainFaultCode, sentenceOf } from "@obcestje/contract/faults.js";
import { NOW } from "../gatewayUnderTest.js";
import { clientJson } from "../platformDouble.js";

const STATE = {
  mode: "schedule",
  manualUntil: null,
  expectedOpen: true,
  reported: { value: 1, time: NOW - 60 },
  state: "OPEN",
  nextChange: NOW + 600,
  deviation: null,
  pausedUntil: null,
  order: null,
};

/** A valve of a location, as the platform sends it. */
export function valveJson(id: number, valve: object = {}): object {
  return { ...clientJson(id), valve: { ...STATE, ...valve } };
}

const MORNINGS = {
  start_time: 21_600,
  end_time: 23_430,
  weekDays: [true, false, false, false, false, false, true],
};

/** Bundle 5 of a valve. */
export function bundleJson(id: number, overrides: object = {}): object {
  return { id: 5, name: "Trate", schedule: [MORNINGS], clients: [valveJson(id)], ...overrides };
}

/** A location of two valves: n01 in bundle 5, n02 in none. */
export function locationJson(id: number, overrides: object = {}): object {
  return {
    id,
    name: `Park ${id}`,
    timeZone: "Europe/Ljubljana",
    rainDelayUntil: null,
    bundles: [bundleJson(id * 100 + 1)],
    unbundled: [valveJson(id * 100 + 2)],
    ...overrides,
  };
}

/** A refusal that names a field. */
export function refusal(code: string, path: string, fault: PlainFaultCode): object {
  const fields = [{ path, message: sentenceOf({ fault }), fault }];
  return { error: { code, message: "The request breaks a rule.", details: { fields } } };
}
