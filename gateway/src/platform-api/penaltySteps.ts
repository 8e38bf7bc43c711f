import {
  type CustomTextLayoutName,
  type CustomTextLineRecord,
  decodeCustomText,
  encodeCustomText,
} from "./customTexts.js";
import { intOr, isObject, type Json, list, object } from "./decode.js";
import type { ResourceData } from "./resources.js";

/** What signs show of who drives too fast by so much. */
export interface PenaltyStepRecord {
  /** km/h above the limit, from 1 on. */
  overLimitBy: number;
  layout: CustomTextLayoutName;
  texts: CustomTextLineRecord[];
}

/** The steps of a resource with penalty points, the lowest first. */
export function decodePenaltySteps(data: ResourceData): PenaltyStepRecord[] {
  const steps = Array.isArray(data) ? data : data.steps;
  return list(steps, "resource.steps", decodeStep).sort((a, b) => a.overLimitBy - b.overLimitBy);
}

function decodeStep(value: unknown): PenaltyStepRecord {
  const { layout, texts } = decodeCustomText(value);
  const { overLimitBy } = object(value, "resource.steps");
  return { overLimitBy: intOr(overLimitBy, 1, "resource.steps.overLimitBy"), layout, texts };
}

/**
 * Steps as a resource's data.
 * @param before what is stored now; what nobody here knows of it stays
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
