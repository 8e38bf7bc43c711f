import { fieldFault } from "@obcestje/contract/faults.js";
import {
  FONTS_OF_LAYOUT,
  LONGEST_CUSTOM_TEXT,
  LONGEST_CUSTOM_TEXT_NAME,
  MOST_CUSTOM_TEXTS,
  MOST_TEXTS_OF_LAYOUT,
  TEXT_LAYOUTS,
} from "@obcestje/contract/signTexts.js";
import Type, { type Static } from "typebox";
import { Compile } from "typebox/compile";
import { invalid, invalidField } from "../errors.js";
import { requireValid } from "../http/checked.js";
import { Text } from "../http/schemas.js";

const Font = Type.Integer({ description: "Pixels" });

/** A layout and its texts, one to three (admin area, "Custom text model"). */
export const LaidOutTexts = {
  layout: Type.Enum(["none", ...TEXT_LAYOUTS]),
  texts: Type.Array(
    Type.Object({
      text: Type.String({ maxLength: LONGEST_CUSTOM_TEXT }),
      horizAlignment: Type.Enum(["left", "center", "right"]),
      vertAlignment: Type.Enum(["top", "center", "bottom"]),
      font: Font,
    }),
    { maxItems: MOST_TEXTS_OF_LAYOUT },
  ),
};

const CustomText = Type.Object({
  name: Text(LONGEST_CUSTOM_TEXT_NAME),
  uuid: Type.String({ pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" }),
  ...LaidOutTexts,
});
type CustomText = Static<typeof CustomText>;

const oneText = Compile(CustomText);
const manyTexts = Compile(Type.Array(CustomText, { maxItems: MOST_CUSTOM_TEXTS }));

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
  const fonts = layout === "none" ? [] : FONTS_OF_LAYOUT[layout];
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
