import { getMetadataStorage, validate } from "class-validator";
import { ArgumentValidationError, type ValidatorFn } from "type-graphql";

/** As type-graphql would: what an input leaves out is not checked, and what it says beyond its class is GraphQL's matter. */
const OPTIONS = { skipMissingProperties: true, forbidUnknownValues: false };

const rulesOf = new WeakMap<object, boolean>();

/** Whether a class says anything of its values that GraphQL's types don't. */
export function classHasRules(type: object): boolean {
  const known = rulesOf.get(type);
  if (known !== undefined) return known;
  const has =
    typeof type === "function" &&
    getMetadataStorage().getTargetValidationMetadatas(type, "", false, false).length > 0;
  rulesOf.set(type, has);
  return has;
}

const isInput = (value: unknown): value is object =>
  typeof value === "object" && value !== null && classHasRules(value.constructor);

/**
 * Checks an argument by the rules of its class. (type-graphql's own check loads the library anew for each argument.)
 * @throws ArgumentValidationError naming the faulty fields
 */
export const validateInput: ValidatorFn = async (value: unknown) => {
  const inputs = (Array.isArray(value) ? value : [value]).filter(isInput);
  const faults = (await Promise.all(inputs.map((input) => validate(input, OPTIONS)))).flat();
  if (faults.length > 0) throw new ArgumentValidationError(faults);
};
