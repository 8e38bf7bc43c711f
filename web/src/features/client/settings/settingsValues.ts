import {
  USUAL_LEVELS,
  USUAL_MEASUREMENT_INTERVAL,
  USUAL_PING_INTERVAL,
} from "@obcestje/contract/deviceConfig/ranges.js";
import type {
  ClientSettingsQuery,
  CustomTextInput,
  DisplayConfigurationInput,
  DisplayType,
  EditedSettingsFragment,
} from "../../../graphql/generated";
import { choiceOf, customUuid, noText, type SlotChoice, slotOf } from "./slotChoice";

export type SettingsClient = NonNullable<ClientSettingsQuery["client"]>;

export const slotNames = ["underLimitLeft", "underLimitRight", "overLimitLeft", "overLimitRight"] as const;
export type SlotName = (typeof slotNames)[number];

/** A sign's content next to the speed, as form values. */
export type DisplayValues = Record<SlotName, SlotChoice> & {
  /** Null where nobody has chosen or told it: then no choice is marked. */
  type: DisplayType | null;
  resourceId: string;
};

/** The form's values; numbers as typed. */
export type SettingsValues = {
  locationName: string;
  locationAddress: string;
  incomingName: string;
  outgoingName: string;
  lat: string;
  lng: string;
  /** km/h. */
  speedLimit: string;
  /** Metres. */
  measureDistance: string;
  speedingBlink: boolean;
  displayOn: boolean;
  display: DisplayValues;
  customTexts: CustomTextInput[];
  /** Eight, from night to full sun, 0 to 255. */
  brightnessLevels: number[];
  /** Seconds. */
  measurementInterval: string;
  /** Seconds. */
  pingInterval: string;
};

/** Defaults of a device without settings: seconds, and brightness from night to full sun. */
export const usual = {
  brightnessLevels: USUAL_LEVELS,
  measurementInterval: USUAL_MEASUREMENT_INTERVAL,
  pingInterval: USUAL_PING_INTERVAL,
} as const;

const degrees = (value: number | undefined) => (value === undefined ? "" : String(Number(value.toFixed(6))));

function displayOf({ displayConfiguration: display }: EditedSettingsFragment): DisplayValues {
  return {
    type: display?.type ?? null,
    resourceId: display?.selectedResourceId ?? "",
    underLimitLeft: choiceOf(display?.underLimitLeft),
    underLimitRight: choiceOf(display?.underLimitRight),
    overLimitLeft: choiceOf(display?.overLimitLeft),
    overLimitRight: choiceOf(display?.overLimitRight),
  };
}

/** A text without Apollo's extra fields. */
const editedText = ({ name, uuid, layout, texts }: EditedSettingsFragment["customTexts"][number]) => ({
  name,
  uuid,
  layout,
  texts: texts.map(({ text, horizontalAlignment, verticalAlignment, fontSize }) => ({
    text,
    horizontalAlignment,
    verticalAlignment,
    fontSize,
  })),
});

/** Initial values of the form. */
export function valuesOf({ settings, config }: Pick<SettingsClient, "settings" | "config">): SettingsValues {
  const basic = config?.config?.basic;
  return {
    locationName: settings.locationName ?? "",
    locationAddress: settings.locationAddress ?? "",
    incomingName: settings.directionNames?.incoming ?? "",
    outgoingName: settings.directionNames?.outgoing ?? "",
    lat: degrees(settings.markerPosition?.lat),
    lng: degrees(settings.markerPosition?.lng),
    speedLimit: String(settings.speedLimit),
    measureDistance: String(settings.measureDistance),
    speedingBlink: settings.speedingBlink,
    displayOn: (basic?.displayOff ?? "NOTHING") === "NOTHING",
    display: displayOf(settings),
    customTexts: settings.customTexts.map(editedText),
    brightnessLevels: [...(basic?.brightnessLevels ?? usual.brightnessLevels)],
    measurementInterval: String(basic?.measurementInterval ?? usual.measurementInterval),
    pingInterval: String(basic?.pingInterval ?? usual.pingInterval),
  };
}

/** Custom texts that the display shows; they can't be removed. */
export function usedTexts({ type, ...display }: DisplayValues): ReadonlySet<string> {
  if (type !== "TEXT") return new Set();
  return new Set(slotNames.map((name) => customUuid(display[name])).filter((uuid) => uuid !== null));
}

/**
 * A change of the display as the portal takes it: what differs, or all of it where nothing was chosen before. A part that could
 * not be read looks as if nothing was chosen, and stays as it is.
 */
export function displayInput(display: DisplayValues, before: DisplayValues): DisplayConfigurationInput {
  const isFirst = before.type === null && slotNames.every((name) => before[name] === noText);
  const differs = (name: keyof DisplayValues) => isFirst || display[name] !== before[name];
  const slots = slotNames.filter(differs).map((name) => [name, slotOf(display[name])]);
  return {
    ...(differs("type") ? { type: display.type } : {}),
    ...(differs("resourceId") ? { selectedResourceId: display.resourceId || null } : {}),
    ...Object.fromEntries(slots),
  };
}
