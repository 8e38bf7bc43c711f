import type { Path } from "react-hook-form";
import type { FieldFault } from "../../../shared/form/faults";
import { settings, sign } from "./settingsInput";
import { type SettingsValues, slotNames } from "./settingsValues";

type Fields = Record<string, { of: readonly (keyof SettingsValues)[] }>;

/** The fields of an input that are called the same in the form. */
const sameNames = (input: string, fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { of }]) =>
      of.filter((field) => field === name).map((field) => [`${input}.${name}`, field]),
    ),
  );

/** Fields of the form by their names in the portal's faults. */
const names: Readonly<Record<string, Path<SettingsValues>>> = {
  ...sameNames("settings", settings),
  ...sameNames("sign", sign),
  "settings.directionNames.incoming": "incomingName",
  "settings.directionNames.outgoing": "outgoingName",
  "settings.markerPosition.lat": "lat",
  "settings.markerPosition.lng": "lng",
  "settings.displayConfiguration.selectedResourceId": "display.resourceId",
  ...Object.fromEntries(
    slotNames.map((name): [string, Path<SettingsValues>] => [
      `settings.displayConfiguration.${name}.textId`,
      `display.${name}`,
    ]),
  ),
};

export const formFields: readonly Path<SettingsValues>[] = Object.values(names);

/** The form's field of each fault; texts and levels have one field for everything in them. */
export function fieldNames(faults: readonly FieldFault[]): Record<string, Path<SettingsValues>> {
  return Object.fromEntries(
    faults.flatMap(({ path }): [string, Path<SettingsValues>][] => {
      const plain = path.replace(/^input\./, "");
      if (plain.startsWith("settings.customTexts")) return [[plain, "customTexts"]];
      if (plain.startsWith("sign.brightnessLevels")) return [[plain, "brightnessLevels"]];
      const field = names[plain];
      return field === undefined ? [] : [[plain, field]];
    }),
  );
}
