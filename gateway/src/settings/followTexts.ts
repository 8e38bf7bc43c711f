import { type CustomTextRecord, isSameUuid } from "../platform-api/customTexts.js";
import {
  DISPLAY_SLOTS,
  type DisplayConfigurationChange,
  type DisplaySlotRecord,
} from "../platform-api/displayConfiguration.js";

/** True if a change of a display names shared texts, so that these must be read. */
export const namesShared = (display: DisplayConfigurationChange | null | undefined): boolean =>
  DISPLAY_SLOTS.some((name) => display?.[name]?.textType === "STATIC_CUSTOM");

/**
 * A display's change with each shared text at its current place, and with its uuid. If the uuid is gone, the
 * place stays as given: the generator refuses it if the display shows it.
 */
export function followTexts(
  display: DisplayConfigurationChange,
  sharedTexts: readonly CustomTextRecord[],
): DisplayConfigurationChange {
  // Field by field: a record's fields are on its class, and a spread leaves them out.
  const { type, selectedResourceId } = display;
  const slots = DISPLAY_SLOTS.map((name) => {
    const slot = display[name];
    return [name, slot?.textType === "STATIC_CUSTOM" ? followSlot(slot, sharedTexts) : slot];
  });
  return { type, selectedResourceId, ...Object.fromEntries(slots) };
}

function followSlot(
  { textType, textId, textUuid }: DisplaySlotRecord,
  sharedTexts: readonly CustomTextRecord[],
): DisplaySlotRecord {
  // A platform's text that can't be read has no uuid.
  const standing = (textId !== null && sharedTexts[Number(textId)]?.uuid) || null;
  if (textUuid === null) return { textType, textId, textUuid: standing };
  if (standing !== null && isSameUuid(standing, textUuid)) return { textType, textId, textUuid };
  const place = sharedTexts.findIndex(({ uuid }) => isSameUuid(uuid, textUuid));
  return { textType, textId: place === -1 ? textId : String(place), textUuid };
}
