import { type CustomTextRecord, isSameUuid } from "../platform-api/customTexts.js";
import {
  DISPLAY_SLOTS,
  type DisplayConfigurationChange,
  type DisplaySlotRecord,
} from "../platform-api/displayConfiguration.js";

/** Whether a display's change names shared texts, so that these have to be read. */
export const namesShared = (display: DisplayConfigurationChange | null | undefined): boolean =>
  DISPLAY_SLOTS.some((name) => display?.[name]?.textType === "STATIC_CUSTOM");

/**
 * A display's change with each shared text at the place where it stands now, and its uuid beside. One whose uuid is gone stays as it
 * was given: what generates the configuration refuses it, if the display shows it.
 */
export function followTexts(
  display: DisplayConfigurationChange,
  sharedTexts: readonly CustomTextRecord[],
): DisplayConfigurationChange {
  // Field by field: records of the platform's answers have theirs on their class, and a spread leaves them out.
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
