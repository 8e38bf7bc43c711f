import { USUAL_SPEED_LIMIT } from "@obcestje/contract/limits/ranges.js";
import { CUSTOM_TEXT, type CustomTextRecord, encodeCustomText } from "./customTexts.js";
import { isObject, type Json, list, objectOrNull } from "./decode.js";
import { type DirectionNamesChange, directionNames, encodeDirectionNames } from "./directionNames.js";
import {
  type DisplayConfigurationChange,
  displayConfiguration,
  encodeDisplayConfiguration,
} from "./displayConfiguration.js";
import type { Kind } from "./kind.js";
import { flag, listOf, number, text, whole } from "./kinds.js";
import { may, need, type RecordOf, sure, table } from "./table.js";

export const MARKER_POSITION = table("MarkerPosition", "WGS 84, degrees.", {
  lat: need("lat", number, "Latitude, -90 to 90."),
  lng: need("lng", number, "Longitude, -180 to 180."),
});

/** A position, if both of its numbers are known. */
const position: Kind<RecordOf<typeof MARKER_POSITION>> = {
  shape: MARKER_POSITION.shape,
  read: (wire, field) => {
    const { lat, lng } = objectOrNull(wire, field) ?? {};
    const isTold = number.read(lat, field) !== null && number.read(lng, field) !== null;
    return isTold ? MARKER_POSITION.read(wire, field) : null;
  },
};

export const CLIENT_SETTINGS = table("ClientSettings", "What people set of a device.", {
  locationName: may("locationName", text, "What the place is called."),
  locationAddress: may("locationAddress", text, "Postal address of the place."),
  serialNumber: may("serialNumber", text, "What the maker printed on the hardware."),
  notes: may("notes", text, "What people wrote down about the device."),
  markerPosition: may("markerPosition", position, "Where it stands on the map."),
  measureDistance: sure(
    "measureDistance",
    number,
    "Detection distance, metres; 50 where nobody has set one.",
    50,
  ),
  speedLimit: sure("speedLimit", whole, "km/h; 50 where nobody has set one.", USUAL_SPEED_LIMIT),
  directionNames: may(
    "directionNames",
    directionNames,
    "What people call the two directions there; null where nobody has named one.",
  ),
  speedingBlink: sure("speedingBlink", flag, "Whether the sign blinks at a speeding vehicle.", false),
  displayConfiguration: may(
    "displayConfiguration",
    displayConfiguration,
    "What the sign shows beside the speed; null where nobody has chosen.",
  ),
  customTexts: sure("customTexts", listOf(CUSTOM_TEXT), "The device's own texts; 200 at most.", []),
});
export type ClientSettingsRecord = RecordOf<typeof CLIENT_SETTINGS>;

/** A change of settings. Fields left out stay unchanged, null removes a value. */
export type ClientSettingsChange = {
  -readonly [K in Exclude<keyof ClientSettingsRecord, "displayConfiguration" | "directionNames">]?:
    | ClientSettingsRecord[K]
    | null
    | undefined;
} & {
  displayConfiguration?: DisplayConfigurationChange | null | undefined;
  directionNames?: DirectionNamesChange | null | undefined;
};

/**
 * True if a change has nested parts, which are laid over the client's current ones so that unknown keys in
 * them are not lost.
 */
export function changesNested(change: ClientSettingsChange): boolean {
  return Boolean(change.customTexts ?? change.displayConfiguration ?? change.directionNames);
}

/**
 * The metadata of a change: only the given keys, as the platform merges them.
 * @param before the client's current metadata
 */
export function encodeSettings(change: ClientSettingsChange, before: Json): Json {
  const { customTexts, displayConfiguration, directionNames: names, ...plain } = change;
  const nested = {
    customTexts: customTexts && encodeTexts(customTexts, before.customTexts),
    displayConfiguration:
      displayConfiguration && encodeDisplayConfiguration(displayConfiguration, before.displayConfiguration),
    directionNames: names && encodeDirectionNames(names, before.directionNames),
  };
  return Object.fromEntries(
    Object.entries({ ...plain, ...nested }).filter(([, value]) => value !== undefined),
  );
}

function encodeTexts(texts: readonly CustomTextRecord[], before: unknown): Json[] {
  const old = list(before, "client.customTexts", (text) => text).filter(isObject);
  return texts.map((text) =>
    encodeCustomText(
      text,
      old.find(({ uuid }) => uuid === text.uuid),
    ),
  );
}
