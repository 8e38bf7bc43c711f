import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { type FieldFault, faultsIn, type Said } from "./faults";

/** The refused fields of a failed mutation; showFaults shows them at the form's fields. */
export function serverFaults(error: unknown): FieldFault[] {
  if (!CombinedGraphQLErrors.is(error)) return [];
  return error.errors.flatMap(({ extensions }) => faultsIn(extensions));
}

/** The fault of a whole mutation, by code or in the platform's own words; null if there is none. */
export function serverRefusal(error: unknown): Said | null {
  const [first] = CombinedGraphQLErrors.is(error) ? error.errors : [];
  const { fault, params, fromPlatform } = (first?.extensions ?? {}) as Partial<Said>;
  return first && (fault || fromPlatform) ? { message: first.message, fault, params, fromPlatform } : null;
}
