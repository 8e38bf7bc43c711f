import { bodyId } from "./bodyId.js";
import { isObject, type Json, object } from "./decode.js";
import { nameOr } from "./enums.js";
import { id } from "./kinds.js";

/** In the order of the numbers that the platform keeps. */
export const DISPLAY_TYPES = ["NONE", "PENALTY", "TEXT"] as const;
export const DISPLAY_TEXT_TYPES = ["NONE", "STATIC", "CUSTOM", "STATIC_CUSTOM"] as const;

/** A place of a display: which kind of text stands there, and which one of it. */
export interface DisplaySlotRecord {
  textType: (typeof DISPLAY_TEXT_TYPES)[number];
  /** A number of a static text, a custom text's uuid, an index of the static custom texts; null for no text. */
  textId: string | null;
}

export const DISPLAY_SLOTS = [
  "overLimitLeft",
  "overLimitRight",
  "underLimitLeft",
  "underLimitRight",
] as const;
type Slots = Record<(typeof DISPLAY_SLOTS)[number], DisplaySlotRecord>;

/** What a sign shows beside the speed. */
export interface DisplayConfigurationRecord extends Slots {
  type: (typeof DISPLAY_TYPES)[number];
  selectedResourceId: string | null;
}

/** Reads what a sign shows; null where nobody has chosen. */
export function decodeDisplayConfiguration(value: unknown): DisplayConfigurationRecord | null {
  if (value === null || value === undefined) return null;
  const display = object(value, "client.displayConfiguration");
  return {
    type: nameOr(display.type, DISPLAY_TYPES, "NONE"),
    selectedResourceId: id.read(display.selectedResourceId, "client.displayConfiguration.selectedResourceId"),
    overLimitLeft: slot(display.overLimitLeft),
    overLimitRight: slot(display.overLimitRight),
    underLimitLeft: slot(display.underLimitLeft),
    underLimitRight: slot(display.underLimitRight),
  };
}

function slot(value: unknown): DisplaySlotRecord {
  const { textType, textId } = object(value, "client.displayConfiguration.slot");
  return {
    textType: nameOr(textType, DISPLAY_TEXT_TYPES, "NONE"),
    textId: textId === null || textId === undefined ? null : String(textId),
  };
}

/** What may be given of a display's configuration; what is left out stays. */
export type DisplayConfigurationChange = {
  [K in keyof DisplayConfigurationRecord]?: DisplayConfigurationRecord[K] | null | undefined;
};

/** A display's configuration as the platform keeps it: the change laid over what is there. */
export function encodeDisplayConfiguration(change: DisplayConfigurationChange, before: unknown): Json {
  const old = object(before, "client.displayConfiguration");
  const display: Json = { ...old };
  if (change.type) display.type = DISPLAY_TYPES.indexOf(change.type);
  if (change.selectedResourceId !== undefined)
    display.selectedResourceId =
      change.selectedResourceId === null ? null : bodyId(change.selectedResourceId);
  for (const name of DISPLAY_SLOTS) {
    const given = change[name];
    if (given === undefined) continue;
    const kept = isObject(old[name]) ? old[name] : {};
    display[name] = { ...kept, ...encodeSlot(given) };
  }
  return display;
}

function encodeSlot(text: DisplaySlotRecord | null): Json {
  const textType = DISPLAY_TEXT_TYPES.indexOf(text?.textType ?? "NONE");
  const textId = text?.textId ?? null;
  return { textType, textId: textId === null ? null : bodyId(textId) };
}
