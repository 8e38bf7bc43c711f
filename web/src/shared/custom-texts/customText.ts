import { FONTS_OF_LAYOUT } from "@obcestje/contract/signTexts.js";
import type { CustomTextInput, CustomTextLayout, CustomTextLineInput } from "../../graphql/generated";

/** A sign's layout and texts. During editing there may be more texts than the layout has. */
export type LaidOut = Pick<CustomTextInput, "layout" | "texts">;

/** Permitted font sizes in pixels of each text of a layout. */
const fonts: Record<CustomTextLayout, readonly (readonly number[])[]> = { NONE: [], ...FONTS_OF_LAYOUT };

const smallest = 8;

export const countOf = (layout: CustomTextLayout): number => fonts[layout].length;

/** Permitted font sizes of a text of a layout; empty if the layout has no such text. */
export const fontsOf = (layout: CustomTextLayout, index: number): readonly number[] =>
  fonts[layout][index] ?? [];

const emptyLine: CustomTextLineInput = {
  text: "",
  horizontalAlignment: "CENTER",
  verticalAlignment: "CENTER",
  fontSize: smallest,
};

/** The text at an index of the layout, in a permitted font size. */
export function lineOf({ layout, texts }: LaidOut, index: number): CustomTextLineInput {
  const { text, horizontalAlignment, verticalAlignment, fontSize } = texts[index] ?? emptyLine;
  const allowed = fontsOf(layout, index);
  const size = allowed.includes(fontSize) ? fontSize : (allowed[0] ?? smallest);
  return { text, horizontalAlignment, verticalAlignment, fontSize: size };
}

/** Changes the layout. Texts that it lacks are kept, in case a layout with more is chosen again. */
export function withLayout<Value extends LaidOut>(value: Value, layout: CustomTextLayout): Value {
  const missing = Math.max(0, countOf(layout) - value.texts.length);
  return { ...value, layout, texts: [...value.texts, ...Array.from({ length: missing }, () => emptyLine)] };
}

export function withLine<Value extends LaidOut>(
  value: Value,
  index: number,
  change: Partial<CustomTextLineInput>,
): Value {
  const texts = value.texts.map((line, at) => (at === index ? { ...line, ...change } : line));
  return { ...value, texts };
}

/** The value as it is sent and drawn: only the layout's texts. */
export function laidOutOf(value: LaidOut): LaidOut {
  const { layout } = value;
  const texts = Array.from({ length: countOf(layout) }, (_, index) => lineOf(value, index));
  return { layout, texts };
}

/** A custom text as the portal takes it. */
export const sentText = (text: CustomTextInput): CustomTextInput => ({
  name: text.name.trim(),
  uuid: text.uuid,
  ...laidOutOf(text),
});

export const newCustomText = (name: string, uuid: string = crypto.randomUUID()): CustomTextInput =>
  withLayout({ name: name.trim(), uuid, layout: "A", texts: [] }, "A");
