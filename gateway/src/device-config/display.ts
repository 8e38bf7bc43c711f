import { FASTEST } from "@obcestje/contract/deviceConfig/ranges.js";
import { fieldFault } from "@obcestje/contract/faults.js";
import { FIRST_CUSTOM_PROGRAM } from "@obcestje/contract/signTexts.js";
import { ApiError } from "../errors.js";
import { type CustomTextRecord, isSameUuid } from "../platform-api/customTexts.js";
import type { DeviceConfigFields } from "../platform-api/deviceConfig/deviceConfig.js";
import type { DisplayProgramFields } from "../platform-api/deviceConfig/display.js";
import type { DISPLAY_SLOTS, DisplaySlotRecord } from "../platform-api/displayConfiguration.js";
import type { Orders } from "./orders.js";
import { TextPrograms } from "./textPrograms.js";
import { WINDOW_LAYOUTS } from "./windowLayouts.js";

/** Milliseconds that a program is shown. Two texts share them. */
const DISPLAY_TIME = 1500;
/** km/h: slower vehicles see nothing. */
const FIRST_SPEED = 10;

const STEADY = { blinkRatio: 100, blinkCount: 1 };
const BLINKING = { blinkRatio: 65, blinkCount: 3 };

type SlotName = (typeof DISPLAY_SLOTS)[number];
type Display = Pick<DeviceConfigFields, "programs" | "customTextPrograms" | "windowLayouts">;

/** The display section of a sign without a display. */
export const NO_DISPLAY: Display = { programs: [], customTextPrograms: [], windowLayouts: [] };

/**
 * The texts that a sign shows besides the speed, under and over the limit ("Display program defaults" of the
 * specification).
 * @throws ApiError VALIDATION_FAILED if the settings name a text or a resource that does not exist
 */
export function displayOf(orders: Orders): Display {
  const { speedLimit, speedingBlink } = orders.settings;
  const texts = new TextPrograms();
  const under = underLimitProgram(speedLimit, slotTexts(orders, texts, "underLimitLeft", "underLimitRight"));
  const over = overLimitPrograms(overSteps(orders, texts), speedingBlink);
  return { programs: [under, ...over], customTextPrograms: texts.programs, windowLayouts: WINDOW_LAYOUTS };
}

function overSteps(orders: Orders, texts: TextPrograms): Step[] {
  const { speedLimit, displayConfiguration } = orders.settings;
  if (displayConfiguration?.type !== "PENALTY")
    return [
      { fromSpeed: speedLimit + 1, textIds: slotTexts(orders, texts, "overLimitLeft", "overLimitRight") },
    ];
  const steps = penaltySteps(orders).map((step) => {
    const textId = texts.idOf(step);
    return { fromSpeed: speedLimit + step.overLimitBy, textIds: textId === null ? [] : [textId] };
  });
  const [first] = steps;
  // Drivers over the limit, but below the first step, see only the speed.
  const plain = first && first.fromSpeed > speedLimit + 1 ? [{ fromSpeed: speedLimit + 1, textIds: [] }] : [];
  return [...plain, ...steps];
}

function penaltySteps({ penaltySteps: steps }: Orders) {
  if (steps && steps.length > 0) return steps;
  const fields = [fieldFault("settings.displayConfiguration.selectedResourceId", "NO_PENALTY_POINTS")];
  throw new ApiError("VALIDATION_FAILED", "The sign has no penalty points to show.", { fields });
}

/** The texts of two slots that take turns. If both have the same text, it is shown as one. */
function slotTexts(orders: Orders, texts: TextPrograms, ...names: SlotName[]): number[] {
  if (orders.settings.displayConfiguration?.type !== "TEXT") return [];
  const ids = names.map((name) => textIdOf(orders, name, texts)).filter((id) => id !== null);
  return [...new Set(ids)];
}

/** A program for vehicles at a speed or faster. */
interface Step {
  /** km/h. */
  fromSpeed: number;
  /** Text programs that take turns. */
  textIds: readonly number[];
}

/**
 * The program for drivers who keep to the limit. If the limit is lower than the first speed, the program
 * begins at the limit.
 */
function underLimitProgram(speedLimit: number, textIds: readonly number[]): DisplayProgramFields {
  return program({ fromSpeed: Math.min(FIRST_SPEED, speedLimit), textIds }, STEADY);
}

/** The programs for drivers who are too fast. A step at which no sign could begin is left out. */
function overLimitPrograms(steps: readonly Step[], blink: boolean): DisplayProgramFields[] {
  return steps
    .filter(({ fromSpeed }) => fromSpeed <= FASTEST)
    .map((step) => program(step, blink ? BLINKING : STEADY));
}

function program({ fromSpeed, textIds }: Step, blinking: typeof STEADY): DisplayProgramFields {
  const displayTime = textIds.length > 1 ? DISPLAY_TIME / textIds.length : DISPLAY_TIME;
  return {
    fromSpeed,
    displayTime: DISPLAY_TIME,
    ...blinking,
    texts: textIds.map((programId) => ({ programId, displayTime, ...blinking })),
  };
}

/**
 * The text program of a slot; null for none.
 * @throws ApiError VALIDATION_FAILED naming the slot if there is no such text
 */
function textIdOf(orders: Orders, name: SlotName, programs: TextPrograms): number | null {
  const slot = orders.settings.displayConfiguration?.[name];
  if (!slot || slot.textType === "NONE") return null;
  if (slot.textType === null) {
    if (slot.textId === null) return null;
    throw fault(name, "TEXT_UNKNOWN");
  }
  if (slot.textType === "STATIC") return builtIn(slot, name);
  const text = customText(orders, slot);
  if (!text) throw fault(name, "TEXT_UNKNOWN");
  if (slot.textType === "STATIC_CUSTOM" && !isMeant(slot, text)) throw fault(name, "TEXT_REPLACED");
  return programs.idOf(text);
}

function builtIn({ textId }: DisplaySlotRecord, name: SlotName): number {
  const id = Number(textId);
  if (textId && Number.isInteger(id) && id > 0 && id < FIRST_CUSTOM_PROGRAM) return id;
  throw fault(name, "NOT_A_STATIC_TEXT");
}

function customText({ settings, sharedTexts }: Orders, { textType, textId }: DisplaySlotRecord) {
  if (textType === "STATIC_CUSTOM") return textId ? sharedTexts[Number(textId)] : undefined;
  return settings.customTexts.find(({ uuid }) => uuid === textId);
}

/** True if the shared text at a slot's place is the one that was chosen. */
function isMeant({ textUuid }: DisplaySlotRecord, { uuid }: CustomTextRecord): boolean {
  return textUuid === null || isSameUuid(textUuid, uuid);
}

function fault(name: SlotName, code: "TEXT_UNKNOWN" | "TEXT_REPLACED" | "NOT_A_STATIC_TEXT"): ApiError {
  const fields = [fieldFault(`settings.displayConfiguration.${name}.textId`, code)];
  return new ApiError("VALIDATION_FAILED", "The sign can't show such a text.", { fields });
}
