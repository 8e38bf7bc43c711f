import { encodeCustomText, SHOWN_TEXT } from "./customTexts.js";
import { isObject, type Json } from "./decode.js";
import { listOf, whole } from "./kinds.js";
import type { ResourceData } from "./resources.js";
import { need, type RecordOf, table } from "./table.js";

export const PENALTY_STEP = table("PenaltyStep", "What signs show of who drives too fast by so much.", {
  overLimitBy: need("overLimitBy", whole, "From so many km/h above the limit on: 1 to 150."),
  ...SHOWN_TEXT,
});
export type PenaltyStepRecord = RecordOf<typeof PENALTY_STEP>;

const steps = listOf(PENALTY_STEP);

/**
 * The steps of a resource with penalty points, the lowest first.
 * @throws ApiError UPSTREAM_INVALID_RESPONSE if the platform does not tell from which speed a step counts
 */
export function decodePenaltySteps(data: ResourceData): PenaltyStepRecord[] {
  const told = steps.read(Array.isArray(data) ? data : data.steps, "resource.steps") ?? [];
  return told.sort((a, b) => a.overLimitBy - b.overLimitBy);
}

/**
 * Steps as a resource's data.
 * @param before the stored data; unknown keys in it stay
 */
export function encodePenaltySteps(steps: readonly PenaltyStepRecord[], before?: ResourceData): Json {
  const kept = isObject(before) ? before : {};
  const old: unknown[] = Array.isArray(kept.steps) ? kept.steps : [];
  const stepAt = (overLimitBy: number) =>
    old.find((step) => isObject(step) && step.overLimitBy === overLimitBy);
  return {
    ...kept,
    steps: steps.map(({ overLimitBy, layout, texts }) => {
      const {
        name: _name,
        uuid: _uuid,
        ...text
      } = encodeCustomText({ name: "", uuid: "", layout, texts }, stepAt(overLimitBy));
      return { ...text, overLimitBy };
    }),
  };
}
