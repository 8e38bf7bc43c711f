import Type, { type Static } from "typebox";
import { Compile } from "typebox/compile";
import { invalid } from "../errors.js";
import { requireValid } from "../http/checked.js";
import { Text } from "../http/schemas.js";

/** Where they are kept. */
export const STATIC_TEXTS_BUCKET = "hardware_configuration";

/** Programs below 100 are built into signs (ids of custom texts begin there). */
const MOST_TEXTS = 99;

const StaticTexts = Type.Array(
  Type.Object({ id: Type.Integer({ minimum: 1, maximum: MOST_TEXTS }), text: Text(100) }),
  { maxItems: MOST_TEXTS },
);
const validator = Compile(StaticTexts);

/** Checks the texts that are built into signs, where data tell of some. @throws PlatformError naming the field */
export function checkStaticTexts(data: object): void {
  if (!Object.hasOwn(data, "staticTexts")) return;
  const { staticTexts } = data as { staticTexts: unknown };
  requireValid(validator, staticTexts, "data.staticTexts");
  const ids = (staticTexts as Static<typeof StaticTexts>).map(({ id }) => id);
  const double = ids.findIndex((id, index) => ids.indexOf(id) < index);
  if (double >= 0) throw invalid(`data.staticTexts.${double}.id`, "DUPLICATE");
}

/** What of a resource a printed report is told: the texts that its sign may show, nothing else of the hardware. */
export function staticTextsAlone<Resource extends { data: unknown }>(resource: Resource) {
  const { staticTexts } = resource.data as { staticTexts?: unknown };
  return { ...resource, data: { staticTexts: staticTexts ?? [] }, metaData: {}, etag: null };
}
