/** Types of displays and of their texts, as numbers or words (admin area, "Display configuration types"). */
const PENALTY: readonly unknown[] = [1, "penalty"];
const TEXT: readonly unknown[] = [2, "text"];
const SHARED_TEXT: readonly unknown[] = [3, "static_custom"];
/** A chosen place of a text. null means none, and not the first. */
const PLACE = /^\d{1,6}$/;
const SLOTS = ["overLimitLeft", "overLimitRight", "underLimitLeft", "underLimitRight"] as const;
type SlotName = (typeof SLOTS)[number];

interface Slot {
  textType?: unknown;
  /** The text's place among all shared ones, as devices and scripts know it. */
  textId?: unknown;
  /** The text that was there when it was chosen. */
  textUuid?: unknown;
}
/** The display in a client's metadata. */
export type Display = { type?: unknown; selectedResourceId?: unknown } & { [name in SlotName]?: Slot };

/** A shared text. Its resource distinguishes it from another one with the same uuid. */
export interface SharedText {
  resourceId: number;
  uuid: string;
}

/** Things that all displays may show, with texts in the order by which displays name them. */
export interface SharedThings {
  texts: readonly SharedText[];
  ids: ReadonlySet<number>;
}

/** The effect on a display of a change of shared things. */
export interface Effect {
  /** The slots whose text would be gone, or "selectedResourceId". */
  lost: string[];
  /** The display with its places moved along; the same object if none moved. */
  display: Display;
}

/**
 * Moves the places in a display along with their texts. A text that is named but not currently shown keeps
 * its uuid if it is deleted: its place would mean another one.
 */
export function afterChange(display: Display, before: SharedThings, after: SharedThings): Effect {
  const lost: string[] = [];
  const id = Number(display.selectedResourceId);
  if (PENALTY.includes(display.type) && before.ids.has(id) && !after.ids.has(id))
    lost.push("selectedResourceId");
  let moved = display;
  for (const name of SLOTS) {
    const slot = display[name];
    const text = slot && textOf(slot, before.texts);
    if (!text) continue;
    const place = after.texts.findIndex((one) => isSame(one, text));
    if (place === -1 && TEXT.includes(display.type)) lost.push(name);
    else if (place === -1) moved = { ...moved, [name]: { ...slot, textUuid: text.uuid } };
    else if (place !== Number(slot.textId))
      moved = { ...moved, [name]: { ...slot, textId: typeof slot.textId === "string" ? `${place}` : place } };
  }
  return { lost, display: moved };
}

/** The shared text that a slot means; undefined if there is none, or it is not the chosen one. */
function textOf({ textType, textId, textUuid }: Slot, texts: readonly SharedText[]): SharedText | undefined {
  if (!SHARED_TEXT.includes(textType) || !PLACE.test(String(textId))) return undefined;
  const text = texts[Number(textId)];
  const isOther = typeof textUuid === "string" && text?.uuid !== textUuid.toLowerCase();
  return isOther ? undefined : text;
}

const isSame = (one: SharedText, other: SharedText): boolean =>
  one.resourceId === other.resourceId && one.uuid === other.uuid;

/**
 * A display to store, with the uuid of each shared text next to its place. Writers that only know places, as
 * in the specification, may change a place and leave the old text's uuid: the new place counts.
 */
export function identified(display: Display, before: Display, texts: readonly SharedText[]): Display {
  let known = display;
  for (const name of SLOTS) {
    const { textUuid, ...slot } = display[name] ?? {};
    if (!SHARED_TEXT.includes(slot.textType) || !PLACE.test(String(slot.textId))) continue;
    const old = before[name];
    const isLeft = textUuid === old?.textUuid && String(slot.textId) !== String(old?.textId);
    if (typeof textUuid === "string" && !isLeft) continue;
    const uuid = texts[Number(slot.textId)]?.uuid;
    known = { ...known, [name]: uuid === undefined ? slot : { ...slot, textUuid: uuid } };
  }
  return known;
}

/** True if a display names shared texts at all. */
export const namesShared = (display: Display): boolean =>
  SLOTS.some((name) => SHARED_TEXT.includes(display[name]?.textType));
