import { ApiError } from "../errors.js";
import type { DISPLAY_SLOTS, DisplaySlotRecord } from "../platform-api/displayConfiguration.js";
import type { Orders } from "./orders.js";
import { FIRST_CUSTOM_PROGRAM, type TextPrograms } from "./textPrograms.js";

type SlotName = (typeof DISPLAY_SLOTS)[number];

/**
 * The text program of a slot; null for none.
 * @throws ApiError VALIDATION_FAILED naming the slot where there is no such text
 */
export function textIdOf(orders: Orders, name: SlotName, programs: TextPrograms): number | null {
  const slot = orders.settings.displayConfiguration?.[name];
  if (!slot || slot.textType === "NONE") return null;
  if (slot.textType === "STATIC") return builtIn(slot, name);
  const text = customText(orders, slot);
  if (!text) throw fault(name, "is not among the texts");
  return programs.idOf(text);
}

function builtIn({ textId }: DisplaySlotRecord, name: SlotName): number {
  const id = Number(textId);
  if (textId && Number.isInteger(id) && id > 0 && id < FIRST_CUSTOM_PROGRAM) return id;
  throw fault(name, "must be the number of a static text");
}

function customText({ settings, sharedTexts }: Orders, { textType, textId }: DisplaySlotRecord) {
  if (textType === "STATIC_CUSTOM") return textId ? sharedTexts[Number(textId)] : undefined;
  return settings.customTexts.find(({ uuid }) => uuid === textId);
}

function fault(name: SlotName, message: string): ApiError {
  const fields = [{ path: `settings.displayConfiguration.${name}.textId`, message }];
  return new ApiError("VALIDATION_FAILED", "The sign can't show such a text.", { fields });
}
