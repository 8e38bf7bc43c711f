import { type LaidOut, withLayout } from "../../../shared/custom-texts/customText";
import { isTooLong } from "../../../shared/custom-texts/customTextList";
import { type Data, type Json, listOf, objectOf, textOf, wholeOf } from "./data";
import { readLaidOut, writeLaidOut } from "./laidOut";

export const mostSteps = 8;
export const highestOver = 150;

/** What a sign shows from so much above the limit on, as it is edited. */
export type Step = LaidOut & {
  /** Keeps it apart from the others while it is edited. */
  key: string;
  /** km/h above the limit, as typed. */
  overLimitBy: string;
  /** As the document has it. */
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

/** A further step, 10 km/h above the last one. */
export function nextStep(steps: readonly Step[]): Step {
  const last = wholeOf(steps.at(-1)?.overLimitBy ?? "0");
  const next = last === null ? null : last === 0 ? 1 : last + 10;
  return withLayout(
    {
      key: crypto.randomUUID(),
      overLimitBy: next === null || next > highestOver ? "" : String(next),
      before: {},
      layout: "A",
      texts: [],
    },
    "A",
  );
}

export type OverLimitFault = "range" | "order";

/** What is wrong with where each step begins; null: nothing. */
export function overLimitFaults(steps: readonly Step[]): (OverLimitFault | null)[] {
  return steps.map(({ overLimitBy }, index) => {
    const value = wholeOf(overLimitBy);
    if (value === null || value < 1 || value > highestOver) return "range";
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
