import { typingPlaces } from "../../shared/shortcuts/typing";

export type Shortcut = "palette" | "shortcuts" | "search";

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "target">;

/**
 * Meaning of a key on every page; null: it has none, or it belongs to a text.
 * @param areSingleKeysOn false if keys without Ctrl or ⌘ are turned off
 */
export function shortcutOf(pressed: Pressed, areSingleKeysOn: boolean): Shortcut | null {
  const { key, ctrlKey, metaKey, altKey, target } = pressed;
  if (altKey) return null;
  if (ctrlKey !== metaKey) return key.toLowerCase() === "k" ? "palette" : null;
  if (ctrlKey || !areSingleKeysOn) return null;
  if (target instanceof Element && target.closest(typingPlaces) !== null) return null;
  if (key === "?") return "shortcuts";
  return key === "/" ? "search" : null;
}
