import { typingPlaces } from "../../shared/shortcuts/typing";

export type Shortcut = "palette" | "shortcuts" | "search";

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "target">;

/**
 * What a key means on every page; null: nothing, or it is somebody's text.
 * @param areSingleKeysOn whether keys without Ctrl or ⌘ mean anything
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
