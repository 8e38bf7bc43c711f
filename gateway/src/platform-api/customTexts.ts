import { intOr, isObject, list, object, textOrNull } from "./decode.js";

export type CustomTextLayoutName = "NONE" | "A" | "B" | "C";
export type HorizontalAlignmentName = "LEFT" | "CENTER" | "RIGHT";
export type VerticalAlignmentName = "TOP" | "CENTER" | "BOTTOM";

/** One line of a custom text. */
export interface CustomTextLineRecord {
  text: string;
  horizontalAlignment: HorizontalAlignmentName;
  verticalAlignment: VerticalAlignmentName;
  /** Pixels. */
  fontSize: number;
}

/** A text that people wrote for a sign: a client's own, or one that all share. */
export interface CustomTextRecord {
  name: string;
  uuid: string;
  layout: CustomTextLayoutName;
  texts: CustomTextLineRecord[];
}

const HORIZONTAL_ALIGNMENTS: readonly HorizontalAlignmentName[] = ["LEFT", "CENTER", "RIGHT"];
const VERTICAL_ALIGNMENTS: readonly VerticalAlignmentName[] = ["TOP", "CENTER", "BOTTOM"];
const LAYOUTS: readonly CustomTextLayoutName[] = ["NONE", "A", "B", "C"];
const DEFAULT_FONT_PX = 8;

/** Reads a platform's custom text. */
export function decodeCustomText(value: unknown): CustomTextRecord {
  const text = object(value, "customText");
  return {
    name: textOrNull(text.name, "customText.name") ?? "",
    uuid: textOrNull(text.uuid, "customText.uuid") ?? "",
    layout: named(LAYOUTS, text.layout) ?? "NONE",
    texts: list(text.texts, "customText.texts", decodeLine),
  };
}

function decodeLine(value: unknown): CustomTextLineRecord {
  const line = object(value, "customText.texts");
  return {
    text: textOrNull(line.text, "customText.texts.text") ?? "",
    horizontalAlignment: named(HORIZONTAL_ALIGNMENTS, line.horizAlignment) ?? "CENTER",
    verticalAlignment: named(VERTICAL_ALIGNMENTS, line.vertAlignment) ?? "CENTER",
    fontSize: intOr(line.font, DEFAULT_FONT_PX, "customText.texts.font"),
  };
}

const LINE_NAMES: Readonly<Record<string, string>> = {
  horizAlignment: "horizontalAlignment",
  vertAlignment: "verticalAlignment",
  font: "fontSize",
};

/** What callers know a place within the platform's custom texts as: `0.texts.1.font` is `0.texts.1.fontSize`. */
export function customTextPath(path: string): string {
  return path.replace(/\w+$/, (last) => LINE_NAMES[last] ?? last);
}

/** A name of a list, however it is cased. */
function named<T extends string>(names: readonly T[], value: unknown): T | undefined {
  return typeof value === "string" ? names.find((name) => name === value.toUpperCase()) : undefined;
}

/**
 * A custom text as the platform stores it.
 * @param before what is stored under its uuid; what nobody here knows of it stays
 */
export function encodeCustomText(text: CustomTextRecord, before?: unknown): Record<string, unknown> {
  const old = isObject(before) ? before : {};
  const oldLines: unknown[] = Array.isArray(old.texts) ? old.texts : [];
  return {
    ...old,
    name: text.name,
    uuid: text.uuid,
    layout: text.layout === "NONE" ? "none" : text.layout,
    texts: text.texts.map((line, index) => ({
      ...(isObject(oldLines[index]) ? oldLines[index] : {}),
      text: line.text,
      horizAlignment: line.horizontalAlignment.toLowerCase(),
      vertAlignment: line.verticalAlignment.toLowerCase(),
      font: line.fontSize,
    })),
  };
}
