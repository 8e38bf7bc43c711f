import { bodyId } from "./bodyId.js";
import { isObject, type Json, object } from "./decode.js";
import type { Kind } from "./kind.js";
import { id, text } from "./kinds.js";
import { may, type RecordOf, sure, table } from "./table.js";
import { oneOf } from "./words.js";

/** The platform stores them as numbers. */
export const DISPLAY_TYPE = oneOf(
  {
    NONE: { wire: [0, "none"], description: "Nothing." },
    PENALTY: { wire: [1, "penalty"], description: "The penalty points of the speed, by a resource." },
    TEXT: { wire: [2, "text"], description: "Texts, by whether the vehicle is over the limit." },
  },
  "DisplayType",
  "What a sign shows beside the speed.",
);

export const DISPLAY_TEXT_TYPE = oneOf(
  {
    NONE: { wire: [0, "none"], description: "No text." },
    STATIC: { wire: [1, "static"], description: "One that the sign's maker built in; its id names it." },
    CUSTOM: { wire: [2, "custom"], description: "One of the device's own custom texts; its uuid names it." },
    STATIC_CUSTOM: {
      wire: [3, "static_custom"],
      description:
        "One of the custom texts that all devices share; its place among them names it, with its uuid beside.",
    },
  },
  "DisplayTextType",
  "Where a display's text comes from.",
);

export const DISPLAY_SLOT = table("DisplaySlot", "A place of a display, and the text that stands there.", {
  textType: may("textType", DISPLAY_TEXT_TYPE, "Where the text comes from; null where nobody has told it."),
  // A number of a static text, a custom text's uuid, an index of the shared texts.
  textId: may("textId", id, "Which one of that kind; null for no text."),
  // Not in the specification, where a place shows another text once the list has changed.
  textUuid: may(
    "textUuid",
    text,
    "Of a shared text: the uuid of the text that was chosen, whatever stands at its place by now. Null where nobody has told it.",
  ),
});
export type DisplaySlotRecord = RecordOf<typeof DISPLAY_SLOT>;

export const DISPLAY_SLOTS = [
  "overLimitLeft",
  "overLimitRight",
  "underLimitLeft",
  "underLimitRight",
] as const;

const DISPLAY_CONFIGURATION = table("DisplayConfiguration", "What a sign shows beside the speed.", {
  type: may("type", DISPLAY_TYPE, "What kind of thing it shows; null where nobody has told it."),
  selectedResourceId: may(
    "selectedResourceId",
    id,
    "The resource with the penalty points, for type PENALTY.",
  ),
  overLimitLeft: sure("overLimitLeft", DISPLAY_SLOT, "On the left, over the limit.", {}),
  overLimitRight: sure("overLimitRight", DISPLAY_SLOT, "On the right, over the limit.", {}),
  underLimitLeft: sure("underLimitLeft", DISPLAY_SLOT, "On the left, up to the limit.", {}),
  underLimitRight: sure("underLimitRight", DISPLAY_SLOT, "On the right, up to the limit.", {}),
});
export type DisplayConfigurationRecord = RecordOf<typeof DISPLAY_CONFIGURATION>;

/** The display configuration. What is not told, or not understood, is null. */
export const displayConfiguration: Kind<DisplayConfigurationRecord> = {
  shape: DISPLAY_CONFIGURATION.shape,
  read: (wire, field) =>
    wire === null || wire === undefined ? null : DISPLAY_CONFIGURATION.read(object(wire, field), field),
};

/** A change of a display's configuration. Fields left out stay unchanged. */
export type DisplayConfigurationChange = {
  -readonly [K in keyof DisplayConfigurationRecord]?: DisplayConfigurationRecord[K] | null | undefined;
};

/** A display's configuration as the platform keeps it: the change laid over the current one. */
export function encodeDisplayConfiguration(change: DisplayConfigurationChange, before: unknown): Json {
  const old = object(before, "client.displayConfiguration");
  const display: Json = { ...old };
  if (change.type) display.type = DISPLAY_TYPE.wireOf(change.type);
  if (change.selectedResourceId !== undefined)
    display.selectedResourceId =
      change.selectedResourceId === null ? null : bodyId(change.selectedResourceId);
  for (const name of DISPLAY_SLOTS) {
    const given = change[name];
    // A record's slot whose text is not told: it stays as it is stored.
    if (given === undefined || given?.textType === null) continue;
    const { textUuid: _other, ...kept } = isObject(old[name]) ? old[name] : {};
    display[name] = { ...kept, ...encodeSlot(given) };
  }
  return display;
}

function encodeSlot(slot: DisplaySlotRecord | null): Json {
  const textType = DISPLAY_TEXT_TYPE.wireOf(slot?.textType ?? "NONE");
  const textId = slot?.textId ?? null;
  const isIdentified = slot?.textType === "STATIC_CUSTOM" && slot.textUuid !== null;
  return {
    textType,
    textId: textId === null ? null : bodyId(textId),
    ...(isIdentified ? { textUuid: slot.textUuid } : {}),
  };
}
