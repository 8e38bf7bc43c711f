import { ApiError } from "../errors.js";
import type { DeviceConfigFields } from "../platform-api/deviceConfig/deviceConfig.js";
import type { DISPLAY_SLOTS } from "../platform-api/displayConfiguration.js";
import { overLimitPrograms, type Step, underLimitProgram } from "./displayPrograms.js";
import type { Orders } from "./orders.js";
import { textIdOf } from "./slots.js";
import { TextPrograms } from "./textPrograms.js";
import { WINDOW_LAYOUTS } from "./windowLayouts.js";

type SlotName = (typeof DISPLAY_SLOTS)[number];
type Display = Pick<DeviceConfigFields, "programs" | "customTextPrograms" | "windowLayouts">;

/** What a sign without a display is told of one. */
export const NO_DISPLAY: Display = { programs: [], customTextPrograms: [], windowLayouts: [] };

/**
 * What a sign shows beside the speed, under and over the limit ("Display program defaults" of the specification).
 * @throws ApiError VALIDATION_FAILED where the settings name a text or a resource that there is not
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
  // Whoever is over the limit, but not yet by the first step, sees the speed as such.
  const plain = first && first.fromSpeed > speedLimit + 1 ? [{ fromSpeed: speedLimit + 1, textIds: [] }] : [];
  return [...plain, ...steps];
}

function penaltySteps({ penaltySteps: steps }: Orders) {
  if (steps && steps.length > 0) return steps;
  const fields = [
    {
      path: "settings.displayConfiguration.selectedResourceId",
      message: "must name a resource with penalty points",
    },
  ];
  throw new ApiError("VALIDATION_FAILED", "The sign has no penalty points to show.", { fields });
}

/** The texts of two slots that take turns; a text in both is shown as one. */
function slotTexts(orders: Orders, texts: TextPrograms, ...names: SlotName[]): number[] {
  if (orders.settings.displayConfiguration?.type !== "TEXT") return [];
  const ids = names.map((name) => textIdOf(orders, name, texts)).filter((id) => id !== null);
  return [...new Set(ids)];
}
