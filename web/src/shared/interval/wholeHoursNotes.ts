import type { Language } from "../../i18n/language";
import { type Resolution, resolutionText } from "./resolution";

/** A location of a list, and the period that its figures are really of. */
export type Resolved = { name: string; zone: string; resolution: Resolution };

/**
 * Says of which locations of a list the figures are of whole hours, as single readings are deleted: one sentence for
 * all whose hours are the same, with their names unless it is true of the whole list.
 */
export function wholeHoursNotes(list: readonly Resolved[], language: Language): string[] {
  const names = new Map<string, string[]>();
  for (const { name, zone, resolution } of list) {
    const text = resolutionText(resolution, zone, language);
    if (text !== null) names.set(text, [...(names.get(text) ?? []), name]);
  }
  return [...names].map(([text, some]) =>
    some.length === list.length ? text : `${some.join(", ")}: ${text}`,
  );
}
