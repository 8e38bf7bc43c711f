import type { DisplaySlotInput, DisplayTextType, SlotFragment } from "../../../graphql/generated";

/**
 * A slot's content as a select's value: "NONE", "STATIC:3", "CUSTOM:<uuid>", "STATIC_CUSTOM:0:<uuid>";
 * "STATIC_CUSTOM:0" if the intended text is unknown, ":3" if it is not told where text 3 comes from.
 */
export type SlotChoice = string;

export const noText: SlotChoice = "NONE";

export function choiceOf(
  slot: Pick<SlotFragment, "textType" | "textId" | "textUuid"> | undefined,
): SlotChoice {
  if (slot === undefined || slot.textType === "NONE" || slot.textId === null) return noText;
  if (slot.textType === "STATIC_CUSTOM") return sharedChoice(slot.textId, slot.textUuid);
  return `${slot.textType ?? ""}:${slot.textId}`;
}

/** Id of the chosen text, among those of its kind; empty for no text. */
export const textIdOf = (choice: SlotChoice): string => slotOf(choice).textId ?? choice.split(":")[1] ?? "";

export const staticChoice = (id: number): SlotChoice => `STATIC:${id}`;
export const customChoice = (uuid: string): SlotChoice => `CUSTOM:${uuid}`;
export const sharedChoice = (place: number | string, uuid: string | null): SlotChoice =>
  uuid ? `STATIC_CUSTOM:${place}:${uuid}` : `STATIC_CUSTOM:${place}`;

const types: readonly DisplayTextType[] = ["STATIC", "CUSTOM", "STATIC_CUSTOM"];

export function slotOf(choice: SlotChoice): DisplaySlotInput {
  const [type, ...rest] = choice.split(":");
  const textType = types.find((known) => known === type);
  if (textType === undefined) return { textType: "NONE", textId: null };
  if (textType !== "STATIC_CUSTOM") return { textType, textId: rest.join(":") };
  const [textId = "", ...uuid] = rest;
  return { textType, textId, textUuid: uuid.join(":") || null };
}

type SharedText = { name: string; uuid: string };

/** Choice values of the shared texts; one that was chosen only by its place keeps that value. */
export const sharedChoices = (
  texts: readonly SharedText[],
  chosen: SlotChoice,
): { value: SlotChoice; label: string }[] =>
  texts.map(({ name, uuid }, place) => {
    const byPlace = sharedChoice(place, null);
    return { value: chosen === byPlace ? byPlace : sharedChoice(place, uuid), label: name };
  });

/** Name of the chosen shared text, if another one is at its place now; undefined otherwise. */
export function movedName(choice: SlotChoice, texts: readonly SharedText[]): string | undefined {
  const { textUuid } = slotOf(choice);
  return textUuid ? texts.find(({ uuid }) => uuid.toLowerCase() === textUuid.toLowerCase())?.name : undefined;
}

/** Uuid of the chosen custom text; null for other choices. */
export function customUuid(choice: SlotChoice): string | null {
  const { textType, textId } = slotOf(choice);
  return textType === "CUSTOM" ? (textId ?? null) : null;
}
