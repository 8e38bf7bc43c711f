import { HIGHEST_STATIC_TEXT, LONGEST_STATIC_TEXT } from "@obcestje/contract/signTexts.js";
import Type, { type Static } from "typebox";
import { Compile } from "typebox/compile";
import { invalid } from "../errors.js";
import { requireValid } from "../http/checked.js";
import { Text } from "../http/schemas.js";

export const STATIC_TEXTS_BUCKET = "hardware_configuration";

const StaticTexts = Type.Array(
  Type.Object({
    id: Type.Integer({ minimum: 1, maximum: HIGHEST_STATIC_TEXT }),
    text: Text(LONGEST_STATIC_TEXT),
  }),
  { maxItems: HIGHEST_STATIC_TEXT },
);
const validator = Compile(StaticTexts);

/** Checks the static texts of signs, if the data has any. @throws PlatformError naming the field */
export function checkStaticTexts(data: object): void {
  if (!Object.hasOwn(data, "staticTexts")) return;
  const { staticTexts } = data as { staticTexts: unknown };
  requireValid(validator, staticTexts, "data.staticTexts");
  const ids = (staticTexts as Static<typeof StaticTexts>).map(({ id }) => id);
  const double = ids.findIndex((id, index) => ids.indexOf(id) < index);
  if (double >= 0) throw invalid(`data.staticTexts.${double}.id`, "DUPLICATE");
}

/** The part of a resource for printed reports: only the texts that its sign may show. */
export function staticTextsAlone<Resource extends { data: unknown }>(resource: Resource) {
  const { staticTexts } = resource.data as { staticTexts?: unknown };
  return { ...resource, data: { staticTexts: staticTexts ?? [] }, metaData: {}, etag: null };
}
