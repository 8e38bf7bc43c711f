import { HIGHEST_PENALTY_STEP, MOST_PENALTY_STEPS } from "@obcestje/contract/signTexts.js";
import Type, { type Static } from "typebox";
import { Compile } from "typebox/compile";
import { invalid } from "../errors.js";
import { requireValid } from "../http/checked.js";
import { checkLayout, LaidOutTexts } from "./customTexts.rules.js";

/** A penalty step: a sign's display from this many km/h above the limit on. */
const PenaltySteps = Type.Object({
  steps: Type.Array(
    Type.Object({
      overLimitBy: Type.Integer({ minimum: 1, maximum: HIGHEST_PENALTY_STEP }),
      ...LaidOutTexts,
    }),
    { minItems: 1, maxItems: MOST_PENALTY_STEPS },
  ),
});
const validator = Compile(PenaltySteps);

/**
 * Checks a penalty program: each step must be further above the limit than the previous one.
 * @throws PlatformError naming the field
 */
export function checkPenaltySteps(data: unknown): void {
  requireValid(validator, data, "data");
  const { steps } = data as Static<typeof PenaltySteps>;
  for (const [index, step] of steps.entries()) {
    const path = `data.steps.${index}`;
    checkLayout(step, path);
    if (step.overLimitBy <= (steps[index - 1]?.overLimitBy ?? 0))
      throw invalid(`${path}.overLimitBy`, "STEP_NOT_ABOVE");
  }
}
