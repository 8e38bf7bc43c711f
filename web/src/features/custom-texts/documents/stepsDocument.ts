import { HIGHEST_PENALTY_STEP } from "@obcestje/contract/signTexts.js";
import { type LaidOut, withLayout } from "../../../shared/custom-texts/customText";
import { isTooLong } from "../../../shared/custom-texts/customTextList";
import { type Data, type Json, listOf, objectOf, textOf, wholeOf } from "./data";
import { readLaidOut, writeLaidOut } from "./laidOut";

/** A penalty step during editing: the sign's text from an excess over the limit on. */
export type Step = LaidOut & {
  /** Distinguishes it from others during editing. */
  key: string;
  /** km/h above the limit, as typed. */
  overLimitBy: string;
  /** Its object in the document. */
  before: Json;
};

export function stepsOf(data: Data): Step[] {
  return listOf(Array.isArray(data) ? data : data.steps).map((value) => {
    const before = objectOf(value);
    return {
      key: crypto.randomUUID(),
      overLimitBy: textOf(before.overLimitBy),
      before,
      ...readLaidOut(before),
    };
  });
}

export function withSteps(data: Data, steps: readonly Step[]): Data {
  const written = steps.map((step) => ({
    ...step.before,
    overLimitBy: wholeOf(step.overLimitBy),
    ...writeLaidOut(step, step.before),
  }));
  return { ...objectOf(data), steps: written };
}

/** A new step, 10 km/h above the last one. */
export function nextStep(steps: readonly Step[]): Step {
  const last = wholeOf(steps.at(-1)?.overLimitBy ?? "0");
  const next = last === null ? null : last === 0 ? 1 : last + 10;
  return withLayout(
    {
      key: crypto.randomUUID(),
      overLimitBy: next === null || next > HIGHEST_PENALTY_STEP ? "" : String(next),
      before: {},
      layout: "A",
      texts: [],
    },
    "A",
  );
}

export type OverLimitFault = "range" | "order";

/** Faults of the steps' starts; null: none. */
export function overLimitFaults(steps: readonly Step[]): (OverLimitFault | null)[] {
  return steps.map(({ overLimitBy }, index) => {
    const value = wholeOf(overLimitBy);
    if (value === null || value < 1 || value > HIGHEST_PENALTY_STEP) return "range";
    const before = wholeOf(steps[index - 1]?.overLimitBy ?? "0") ?? 0;
    return value > before ? null : "order";
  });
}

export const areStepsFaulty = (data: Data): boolean => {
  const steps = stepsOf(data);
  return (
    overLimitFaults(steps).some((fault) => fault !== null) ||
    steps.some(({ texts }) => texts.some(({ text }) => isTooLong(text)))
  );
};

export const newSteps = (): Data => withSteps({}, [nextStep([])]);
