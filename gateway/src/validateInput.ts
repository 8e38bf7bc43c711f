import { getMetadataStorage, validate } from "class-validator";
import { ArgumentValidationError, type ValidatorFn } from "type-graphql";

/** As type-graphql does: missing properties are not checked, and GraphQL itself handles unknown ones. */
const OPTIONS = { skipMissingProperties: true, forbidUnknownValues: false };

const rulesOf = new WeakMap<object, boolean>();

/** True if a class has rules for its values beyond GraphQL's types. */
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
 * Checks an argument by the rules of its class. (type-graphql's own check loads the library anew for each
 * argument.)
 * @throws ArgumentValidationError naming the faulty fields
 */
export const validateInput: ValidatorFn = async (value: unknown) => {
  const inputs = (Array.isArray(value) ? value : [value]).filter(isInput);
  const faults = (await Promise.all(inputs.map((input) => validate(input, OPTIONS)))).flat();
  if (faults.length > 0) throw new ArgumentValidationError(faults);
};
