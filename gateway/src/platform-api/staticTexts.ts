import { jsonObject, listOf, text, whole } from "./kinds.js";
import type { ResourceRecord } from "./resources.js";
import { need, type RecordOf, table } from "./table.js";
import { wholeRecord } from "./wholeAnswer.js";

export const STATIC_TEXT = table("StaticText", "A text that a sign's maker built in.", {
  // Its text program's number: below the custom texts.
  id: need("id", whole, "The number that a display names it by: 1 to 99."),
  text: need("text", text, "What it says."),
});
export type StaticTextRecord = RecordOf<typeof STATIC_TEXT>;

const FIELD = "resource.staticTexts";
const objects = listOf(jsonObject);

/** The static texts in resources on hardware, by number. If two have the same number, the first counts. */
export function staticTextsOf(resources: readonly ResourceRecord[]): StaticTextRecord[] {
  const told = resources
    .flatMap(({ data }) =>
      data === null || Array.isArray(data) ? [] : objects.read(data.staticTexts, FIELD),
    )
    .filter((item) => item && whole.read(item.id, FIELD) !== null && text.read(item.text, FIELD) !== null)
    .map((item) => wholeRecord(item, STATIC_TEXT));
  const byId = new Map([...told].reverse().map((known) => [known.id, known]));
  return [...byId.values()].sort((a, b) => a.id - b.id);
}
