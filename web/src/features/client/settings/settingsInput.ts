import type { ClientSettingsInput, SignSettingsInput } from "../../../graphql/generated";
import { displayInput, type SettingsValues } from "./settingsValues";

/** Changes of the form as the portal takes them. */
export type SettingsChange = { settings: ClientSettingsInput; sign: SignSettingsInput };

type Values = SettingsValues;
type Given<Input> = {
  [Name in keyof Input]: {
    of: readonly (keyof Values)[];
    value: (v: Values, before: Values) => Input[Name];
  };
};

/** An empty text removes the value. */
const text = (value: string) => value.trim() || null;

/** Typed with a comma or a point; null if it is no number. */
export const numberOf = (typed: string): number | null => {
  const value = Number(typed.trim().replace(",", "."));
  return typed.trim() === "" || !Number.isFinite(value) ? null : value;
};

function positionOf({ lat, lng }: Values) {
  const [north, east] = [numberOf(lat), numberOf(lng)];
  return north === null || east === null ? null : { lat: north, lng: east };
}

const directionsOf = ({ incomingName, outgoingName }: Values) => ({
  incoming: text(incomingName),
  outgoing: text(outgoingName),
});

/** Settings that have no field in the form. */
type Elsewhere = "serialNumber" | "notes";

/** Each of the portal's fields, with the form's values that it depends on. */
export const settings = {
  locationName: { of: ["locationName"], value: (v) => text(v.locationName) },
  locationAddress: { of: ["locationAddress"], value: (v) => text(v.locationAddress) },
  directionNames: { of: ["incomingName", "outgoingName"], value: directionsOf },
  markerPosition: { of: ["lat", "lng"], value: positionOf },
  speedLimit: { of: ["speedLimit"], value: (v) => numberOf(v.speedLimit) },
  measureDistance: { of: ["measureDistance"], value: (v) => numberOf(v.measureDistance) },
  speedingBlink: { of: ["speedingBlink"], value: (v) => v.speedingBlink },
  displayConfiguration: { of: ["display"], value: (v, before) => displayInput(v.display, before.display) },
  customTexts: { of: ["customTexts"], value: (v) => v.customTexts },
} satisfies Given<Required<Omit<ClientSettingsInput, Elsewhere>>>;

export const sign = {
  displayOn: { of: ["displayOn"], value: (v) => v.displayOn },
  brightnessLevels: { of: ["brightnessLevels"], value: (v) => v.brightnessLevels },
  measurementInterval: { of: ["measurementInterval"], value: (v) => numberOf(v.measurementInterval) },
  pingInterval: { of: ["pingInterval"], value: (v) => numberOf(v.pingInterval) },
} satisfies Given<Required<SignSettingsInput>>;

type Fields = Record<
  string,
  { of: readonly (keyof Values)[]; value: (v: Values, before: Values) => unknown }
>;

const changedIn = (fields: Fields, values: Values, before: Values) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { of }]) => of.some((name) => !isSame(values[name], before[name])))
      .map(([name, { value }]) => [name, value(values, before)]),
  );

/** The form's values are plain data from one function: equal ones have equal JSON. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Differences from the form's initial values. */
export function changeOf(values: Values, before: Values): SettingsChange {
  return { settings: changedIn(settings, values, before), sign: changedIn(sign, values, before) };
}

/** True if nothing changes. */
export const isEmpty = (change: SettingsChange): boolean =>
  Object.keys(change.settings).length + Object.keys(change.sign).length === 0;

const shown: readonly (keyof ClientSettingsInput)[] = [
  "speedLimit",
  "speedingBlink",
  "displayConfiguration",
  "customTexts",
];

/** The part of a change that affects the device's configuration. */
export function decidingChange({ settings: given, sign: all }: SettingsChange): SettingsChange {
  const kept = shown.filter((name) => given[name] !== undefined).map((name) => [name, given[name]]);
  return { settings: Object.fromEntries(kept), sign: all };
}

/** The part of a change that affects the device's display. */
export function shownChange(change: SettingsChange): SettingsChange {
  const { displayOn, brightnessLevels } = change.sign;
  return {
    settings: decidingChange(change).settings,
    sign: {
      ...(displayOn === undefined ? {} : { displayOn }),
      ...(brightnessLevels === undefined ? {} : { brightnessLevels }),
    },
  };
}
