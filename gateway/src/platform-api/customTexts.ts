import { HORIZONTAL_ALIGNMENT, VERTICAL_ALIGNMENT } from "./alignment.js";
import { isObject, type Json } from "./decode.js";
import { listOf, text, whole } from "./kinds.js";
import { line } from "./names.js";
import { type RecordOf, sure, table } from "./table.js";
import { type NameOf, oneOf } from "./words.js";

export const CUSTOM_TEXT_LAYOUT = oneOf(
  {
    NONE: { description: "No text." },
    A: { wire: "A", description: "One text, 8 or 12 pixels high." },
    B: { wire: "B", description: "Two texts, 8 pixels high." },
    C: { wire: "C", description: "Three texts: the first 8 or 12 pixels high, the others 8." },
  },
  "CustomTextLayout",
  "How many texts stand on a sign, and where.",
);
export type CustomTextLayoutName = NameOf<typeof CUSTOM_TEXT_LAYOUT>;

export const CUSTOM_TEXT_LINE = table("CustomTextLine", "One text of a custom text.", {
  text: sure("text", text, "What it says; 100 characters at most.", ""),
  horizontalAlignment: sure(
    "horizAlignment",
    HORIZONTAL_ALIGNMENT,
    "Where it stands in its part of the sign.",
    "center",
  ),
  verticalAlignment: sure(
    "vertAlignment",
    VERTICAL_ALIGNMENT,
    "Where it stands in its part of the sign.",
    "center",
  ),
  fontSize: sure("font", whole, "Pixels: 8 or 12, as the layout allows.", 8),
});
export type CustomTextLineRecord = RecordOf<typeof CUSTOM_TEXT_LINE>;

/** A text as a sign shows it, without its name. */
export const SHOWN_TEXT = {
  layout: sure("layout", CUSTOM_TEXT_LAYOUT, "How many texts it has, and where they stand.", "none"),
  texts: sure("texts", listOf(CUSTOM_TEXT_LINE), "As many as the layout has: none to three.", []),
};

/** A client's own text, or one shared by all. */
export const CUSTOM_TEXT = table("CustomText", "A text that people wrote for signs.", {
  name: sure("name", line, "What people call it.", ""),
  uuid: sure("uuid", text, "Names it where it is used.", ""),
  ...SHOWN_TEXT,
});
export type CustomTextRecord = RecordOf<typeof CUSTOM_TEXT>;

/** True if two uuids are the same. A platform may write them in capitals. */
export const isSameUuid = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const LINE_NAMES: Readonly<Record<string, string>> = {
  horizAlignment: "horizontalAlignment",
  vertAlignment: "verticalAlignment",
  font: "fontSize",
};

/** Callers' path for a path within the platform's custom texts: `0.texts.1.font` is `0.texts.1.fontSize`. */
export function customTextPath(path: string): string {
  return path.replace(/\w+$/, (last) => LINE_NAMES[last] ?? last);
}

/**
 * A custom text as the platform stores it.
 * @param before the stored text with its uuid: what reads as it is given stays as it is stored, as it may say
 * more than is understood here; and unknown keys stay
 */
export function encodeCustomText(text: CustomTextRecord, before?: unknown): Json {
  const old = isObject(before) ? before : {};
  const stored = isObject(before) ? CUSTOM_TEXT.read(before, "customText") : null;
  const oldLines: unknown[] = Array.isArray(old.texts) ? old.texts : [];
  const isStillEmpty = stored?.texts.length === 0 && text.texts.length === 0;
  return {
    ...old,
    name: text.name,
    uuid: text.uuid,
    ...(stored?.layout === text.layout ? {} : { layout: CUSTOM_TEXT_LAYOUT.wireOf(text.layout) }),
    ...(isStillEmpty ? {} : { texts: text.texts.map((line, index) => encodeLine(line, oldLines[index])) }),
  };
}

function encodeLine(line: CustomTextLineRecord, before: unknown): Json {
  const old = isObject(before) ? before : {};
  const stored = isObject(before) ? CUSTOM_TEXT_LINE.read(before, "customTextLine") : null;
  const { horizontalAlignment, verticalAlignment, fontSize } = line;
  return {
    ...old,
    text: line.text,
    ...(stored?.horizontalAlignment === horizontalAlignment
      ? {}
      : { horizAlignment: HORIZONTAL_ALIGNMENT.wireOf(horizontalAlignment) }),
    ...(stored?.verticalAlignment === verticalAlignment
      ? {}
      : { vertAlignment: VERTICAL_ALIGNMENT.wireOf(verticalAlignment) }),
    ...(stored?.fontSize === fontSize ? {} : { font: fontSize }),
  };
}
