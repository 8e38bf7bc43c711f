import type { DisplaySlotInput, DisplayTextType, SlotFragment } from "../../../graphql/generated";

/** What stands in a slot, as a select's value: "NONE", "STATIC:3", "CUSTOM:<uuid>", "STATIC_CUSTOM:0". */
export type SlotChoice = string;

export const noText: SlotChoice = "NONE";

export function choiceOf(slot: Pick<SlotFragment, "textType" | "textId"> | undefined): SlotChoice {
  if (slot === undefined || slot.textType === "NONE" || slot.textId === null) return noText;
  return `${slot.textType}:${slot.textId}`;
}

export const staticChoice = (id: number): SlotChoice => `STATIC:${id}`;
export const customChoice = (uuid: string): SlotChoice => `CUSTOM:${uuid}`;
export const sharedChoice = (place: number): SlotChoice => `STATIC_CUSTOM:${place}`;

const types: readonly DisplayTextType[] = ["STATIC", "CUSTOM", "STATIC_CUSTOM"];

/** The slot that a choice means. */
export function slotOf(choice: SlotChoice): DisplaySlotInput {
  const [type, ...id] = choice.split(":");
  const textType = types.find((known) => known === type);
  return textType === undefined ? { textType: "NONE", textId: null } : { textType, textId: id.join(":") };
}

/** The uuid of the custom text that a choice means; null where it means none. */
export function customUuid(choice: SlotChoice): string | null {
  const { textType, textId } = slotOf(choice);
  return textType === "CUSTOM" ? (textId ?? null) : null;
}
