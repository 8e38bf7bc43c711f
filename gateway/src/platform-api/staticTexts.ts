import { intOrNull, list, object, textOrNull } from "./decode.js";
import type { ResourceRecord } from "./resources.js";

/** A text that a sign's maker built in. */
export interface StaticTextRecord {
  /** Its text program's number: below those of custom texts. */
  id: number;
  text: string;
}

/** The static texts that resources on hardware tell of, by number; of two with one number the first counts. */
export function staticTextsOf(resources: readonly ResourceRecord[]): StaticTextRecord[] {
  const told = resources.flatMap(({ data }) =>
    data === null || Array.isArray(data)
      ? []
      : list(data.staticTexts, "resource.staticTexts", decodeStaticText),
  );
  const byId = new Map<number, StaticTextRecord>();
  for (const text of told) if (text && !byId.has(text.id)) byId.set(text.id, text);
  return [...byId.values()].sort((a, b) => a.id - b.id);
}

function decodeStaticText(value: unknown): StaticTextRecord | null {
  const known = object(value, "resource.staticTexts");
  const id = intOrNull(known.id, "resource.staticTexts.id");
  const text = textOrNull(known.text, "resource.staticTexts.text");
  return id === null || text === null ? null : { id, text };
}
