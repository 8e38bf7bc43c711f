import { type Direction, type DirectionNames, namedDirection } from "@obcestje/contract/directionNames.js";
import type { Language } from "../../i18n/language";
import { translatorOf } from "../../i18n/useT";
import { directionTexts } from "./directionTexts";

/**
 * A direction as people at its place call it, and which one it is: "proti Kranju (prihajajoča)".
 * @param plain what is said where it has no name
 */
export function directionName(
  direction: Direction | Uppercase<Direction>,
  names: DirectionNames | null,
  plain: string,
  language: Language,
): string {
  const way = direction.toLowerCase() as Direction;
  const name = names?.[way] ?? null;
  return name === null ? plain : namedDirection(name, translatorOf(directionTexts, language)(way));
}
