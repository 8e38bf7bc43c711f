import type { CustomTextInput, CustomTextLayout, CustomTextLineInput } from "../../graphql/generated";

/** Where texts of a sign stand, and which. While they are edited there may be more than the layout has. */
export type LaidOut = Pick<CustomTextInput, "layout" | "texts">;

/** The layouts that people choose from; NONE has no texts at all. */
export const layouts = ["A", "B", "C"] as const satisfies readonly CustomTextLayout[];
export type ChosenLayout = (typeof layouts)[number];

export const longestName = 100;
export const longestText = 100;

/** The font sizes, in pixels, that each text of a layout may have (specification, "Custom text model"). */
const fonts: Record<CustomTextLayout, readonly (readonly number[])[]> = {
  NONE: [],
  A: [[8, 12]],
  B: [[8], [8]],
  C: [[8, 12], [8], [8]],
};

const smallest = 8;

export const countOf = (layout: CustomTextLayout): number => fonts[layout].length;

/** The font sizes that a text of a layout may have; none where the layout has no such text. */
export const fontsOf = (layout: CustomTextLayout, index: number): readonly number[] =>
  fonts[layout][index] ?? [];

const emptyLine: CustomTextLineInput = {
  text: "",
  horizontalAlignment: "CENTER",
  verticalAlignment: "CENTER",
  fontSize: smallest,
};

/** The text at a place of the layout, in a font that it may have there. */
export function lineOf({ layout, texts }: LaidOut, index: number): CustomTextLineInput {
  const { text, horizontalAlignment, verticalAlignment, fontSize } = texts[index] ?? emptyLine;
  const allowed = fontsOf(layout, index);
  const size = allowed.includes(fontSize) ? fontSize : (allowed[0] ?? smallest);
  return { text, horizontalAlignment, verticalAlignment, fontSize: size };
}

/** Another layout. Texts that it lacks are kept, for the case that a layout with more is chosen again. */
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

/** As it is sent and drawn: the texts of its layout alone. */
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
