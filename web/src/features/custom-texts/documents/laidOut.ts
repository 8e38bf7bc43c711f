import type {
  CustomTextLayout,
  CustomTextLineInput,
  HorizontalAlignment,
  VerticalAlignment,
} from "../../../graphql/generated";
import { type LaidOut, laidOutOf } from "../../../shared/custom-texts/customText";
import { type Json, listOf, objectOf, textOf } from "./data";

const layouts: readonly CustomTextLayout[] = ["NONE", "A", "B", "C"];
const horizontals: readonly HorizontalAlignment[] = ["LEFT", "CENTER", "RIGHT"];
const verticals: readonly VerticalAlignment[] = ["TOP", "CENTER", "BOTTOM"];

function named<Name extends string>(names: readonly Name[], value: unknown): Name | undefined {
  const word = textOf(value).toUpperCase();
  return names.find((name) => name === word);
}

function readLine(value: unknown): CustomTextLineInput {
  const line = objectOf(value);
  return {
    text: textOf(line.text),
    horizontalAlignment: named(horizontals, line.horizAlignment) ?? "CENTER",
    verticalAlignment: named(verticals, line.vertAlignment) ?? "CENTER",
    fontSize: typeof line.font === "number" ? line.font : 8,
  };
}

/** Reads layout and texts of a document; unreadable ones are as in a new text. */
export function readLaidOut(value: unknown): LaidOut {
  const { layout, texts } = objectOf(value);
  return { layout: named(layouts, layout) ?? "NONE", texts: listOf(texts).map(readLine) };
}

/** @param before the present value; its unknown fields stay */
export function writeLaidOut(value: LaidOut, before: unknown): Json {
  const old = listOf(objectOf(before).texts);
  const { layout, texts } = laidOutOf(value);
  return {
    layout: layout === "NONE" ? "none" : layout,
    texts: texts.map(({ text, horizontalAlignment, verticalAlignment, fontSize }, index) => ({
      ...objectOf(old[index]),
      text,
      horizAlignment: horizontalAlignment.toLowerCase(),
      vertAlignment: verticalAlignment.toLowerCase(),
      font: fontSize,
    })),
  };
}
