import { fieldFault } from "@obcestje/contract/faults.js";
import Type, { type Static } from "typebox";
import { Compile } from "typebox/compile";
import { invalid, invalidField } from "../errors.js";
import { requireValid } from "../http/checked.js";
import { Text } from "../http/schemas.js";

const MOST_TEXTS = 200;
const Font = Type.Integer({ description: "Pixels" });

/** A layout and its texts, one to three (admin area, "Custom text model"). */
export const LaidOutTexts = {
  layout: Type.Enum(["none", "A", "B", "C"]),
  texts: Type.Array(
    Type.Object({
      text: Type.String({ maxLength: 100 }),
      horizAlignment: Type.Enum(["left", "center", "right"]),
      vertAlignment: Type.Enum(["top", "center", "bottom"]),
      font: Font,
    }),
    { maxItems: 3 },
  ),
};

const CustomText = Type.Object({
  name: Text(100),
  uuid: Type.String({ pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" }),
  ...LaidOutTexts,
});
type CustomText = Static<typeof CustomText>;

const oneText = Compile(CustomText);
const manyTexts = Compile(Type.Array(CustomText, { maxItems: MOST_TEXTS }));

/** The fonts that each text of a layout may have. */
const FONTS_OF_LAYOUT: Record<CustomText["layout"], readonly (readonly number[])[]> = {
  none: [],
  A: [[8, 12]],
  B: [[8], [8]],
  C: [[8, 12], [8], [8]],
};

/** Checks one custom text, or a list of them with a uuid each. @throws PlatformError naming the field */
export function checkCustomTexts(data: unknown): void {
  if (!Array.isArray(data)) {
    requireValid(oneText, data, "data");
    checkLayout(data as CustomText, "data");
    return;
  }
  requireValid(manyTexts, data, "data");
  const texts = data as CustomText[];
  for (const [index, text] of texts.entries()) {
    checkLayout(text, `data.${index}`);
    if (texts.findIndex(({ uuid }) => uuid.toLowerCase() === text.uuid.toLowerCase()) < index)
      throw invalid(`data.${index}.uuid`, "UUID_TAKEN");
  }
}

/**
 * Checks the number and fonts of texts against their layout.
 * @throws PlatformError naming the field under `path`
 */
export function checkLayout({ layout, texts }: Pick<CustomText, "layout" | "texts">, path: string): void {
  const fonts = FONTS_OF_LAYOUT[layout];
  if (texts.length !== fonts.length)
    throw invalid(`${path}.texts`, "TEXT_COUNT", { count: fonts.length, layout });
  for (const [index, { font }] of texts.entries()) {
    const allowed = fonts[index] ?? [];
    if (!allowed.includes(font))
      throw invalidField({
        ...fieldFault(`${path}.texts.${index}.font`, "FONT_NOT_OF_LAYOUT", { layout }),
        message: `must be ${allowed.join(" or ")} in layout ${layout}`,
      });
  }
}
