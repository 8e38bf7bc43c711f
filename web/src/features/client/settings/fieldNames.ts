import type { Path } from "react-hook-form";
import type { FieldFault } from "../../../shared/form/faults";
import { type SettingsValues, slotNames } from "./settingsValues";

/** Fields of the form by their names in the portal's faults. */
const names: Readonly<Record<string, Path<SettingsValues>>> = {
  "settings.locationName": "locationName",
  "settings.locationAddress": "locationAddress",
  "settings.markerPosition.lat": "lat",
  "settings.markerPosition.lng": "lng",
  "settings.speedLimit": "speedLimit",
  "settings.measureDistance": "measureDistance",
  "settings.speedingBlink": "speedingBlink",
  "settings.displayConfiguration.selectedResourceId": "display.resourceId",
  ...Object.fromEntries(
    slotNames.map((name): [string, Path<SettingsValues>] => [
      `settings.displayConfiguration.${name}.textId`,
      `display.${name}`,
    ]),
  ),
  "sign.displayOn": "displayOn",
  "sign.measurementInterval": "measurementInterval",
  "sign.pingInterval": "pingInterval",
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
