import { expect, it } from "@jest/globals";
import { fieldNames } from "./fieldNames";
import { settings, sign } from "./settingsInput";
import { settingsName } from "./settingsName";
import { valuesOf } from "./settingsValues";
import { settingsClient } from "./testing/settingsClient";

const inForm = Object.keys(valuesOf(settingsClient()));
const inPortal = Object.keys({ ...settings, ...sign });

it.each([...new Set([...inForm, ...inPortal])])("%s has a label", (name) => {
  expect(settingsName([name])).not.toBe(name);
});

it("puts a fault of each field where the form has that field", () => {
  const fault = (path: string) => ({ path: `input.${path}`, message: "", fault: null }) as never;
  const paths = [
    ...Object.keys(settings).map((name) => `settings.${name}`),
    ...Object.keys(sign).map((name) => `sign.${name}`),
  ];
  const found = fieldNames(paths.map(fault));
  // These are several fields of the form.
  const whole = ["settings.directionNames", "settings.markerPosition", "settings.displayConfiguration"];
  expect(paths.filter((path) => !(path in found))).toEqual(whole);
  const names = ["incoming", "outgoing"].map((way) => `settings.directionNames.${way}`);
  expect(Object.values(fieldNames(names.map(fault)))).toEqual(["incomingName", "outgoingName"]);
  expect(found["settings.speedLimit"]).toBe("speedLimit");
});
