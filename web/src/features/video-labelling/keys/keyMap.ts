import { typingPlaces } from "../../../shared/shortcuts/typing";
import { type VehicleType, vehicleTypes } from "../labels/vehicles";

export type Command =
  | VehicleType
  | "playPause"
  | "stepBack"
  | "stepOn"
  | "secondBack"
  | "secondOn"
  | "slower"
  | "faster"
  | "toFrame"
  | "setFrame"
  | "previous"
  | "next"
  | "nextOpen"
  | "incoming"
  | "outgoing"
  | "faulty"
  | "plate"
  | "add"
  | "finish"
  | "keys";

export type KeyGroup = "film" | "vehicle" | "labels" | "video";

export type Binding = {
  command: Command;
  /** Names as in browsers, prefixed with Shift and Ctrl if needed. */
  keys: readonly string[];
  group: KeyGroup;
  /** Repeats while it is held down. */
  repeats?: true;
};

/** The same in all languages; each can be typed on Slovenian keyboards without AltGr. */
export const bindings: readonly Binding[] = [
  { command: "playPause", keys: [" "], group: "film" },
  { command: "stepBack", keys: [",", "ArrowLeft"], group: "film", repeats: true },
  { command: "stepOn", keys: [".", "ArrowRight"], group: "film", repeats: true },
  { command: "secondBack", keys: ["Shift+ArrowLeft"], group: "film", repeats: true },
  { command: "secondOn", keys: ["Shift+ArrowRight"], group: "film", repeats: true },
  { command: "slower", keys: ["-"], group: "film" },
  { command: "faster", keys: ["+"], group: "film" },
  { command: "toFrame", keys: ["f"], group: "film" },
  { command: "previous", keys: ["ArrowUp", "k"], group: "vehicle", repeats: true },
  { command: "next", keys: ["ArrowDown", "j"], group: "vehicle", repeats: true },
  { command: "nextOpen", keys: ["Enter"], group: "vehicle" },
  { command: "add", keys: ["n"], group: "vehicle" },
  ...vehicleTypes.map((command, index): Binding => ({ command, keys: [String(index + 1)], group: "labels" })),
  { command: "incoming", keys: ["i"], group: "labels" },
  { command: "outgoing", keys: ["o"], group: "labels" },
  { command: "faulty", keys: ["x"], group: "labels" },
  { command: "plate", keys: ["p"], group: "labels" },
  { command: "setFrame", keys: ["m"], group: "labels" },
  { command: "finish", keys: ["Ctrl+Enter"], group: "video" },
  { command: "keys", keys: ["?"], group: "video" },
];

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "repeat">;

/** True for keys that keep their name with Shift; letters and signs change theirs. */
const isNamed = (key: string) => key.length > 1;

/** Command of a key press; null: none. */
export function commandOf({ key, ctrlKey, metaKey, altKey, shiftKey, repeat }: Pressed): Command | null {
  if (altKey) return null;
  const shift = shiftKey && isNamed(key) ? "Shift+" : "";
  const name = `${ctrlKey || metaKey ? "Ctrl+" : ""}${shift}${isNamed(key) ? key : key.toLowerCase()}`;
  const found = bindings.find(({ keys }) => keys.includes(name));
  return found === undefined || (repeat && found.repeats !== true) ? null : found.command;
}

export const keyOf = (command: Command): string =>
  bindings.find((binding) => binding.command === command)?.keys[0] ?? "";

const overlay = "[role=menu], [role=listbox]";
const pressed = "button, a[href], summary, input, [role=button]";
const arrowed = "input[type=radio], [role=radio], [role=tab], [role=slider], [role=menuitem]";

/** True if the focused element takes the key itself: a field takes all, a button those that press it. */
export function isTaken(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(`${typingPlaces}, ${overlay}`) !== null) return true;
  if ((key === " " || key === "Enter") && target.closest(pressed) !== null) return true;
  return key.startsWith("Arrow") && target.closest(arrowed) !== null;
}
