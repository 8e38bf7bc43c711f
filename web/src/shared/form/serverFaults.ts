import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { type FieldFault, faultsIn, type Said } from "./faults";

/** The faulty fields of a mutation that failed; showFaults puts them beside the form's fields. */
export function serverFaults(error: unknown): FieldFault[] {
  if (!CombinedGraphQLErrors.is(error)) return [];
  return error.errors.flatMap(({ extensions }) => faultsIn(extensions));
}

/** What was said of a mutation as a whole, by code or in its platform's own words; null where nothing was. */
export function serverRefusal(error: unknown): Said | null {
  const [first] = CombinedGraphQLErrors.is(error) ? error.errors : [];
  const { fault, params, fromPlatform } = (first?.extensions ?? {}) as Partial<Said>;
  return first && (fault || fromPlatform) ? { message: first.message, fault, params, fromPlatform } : null;
}
