import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { type FieldFault, faultsIn } from "./faults";

/** The faulty fields of a mutation that failed; showFaults puts them beside the form's fields. */
export function serverFaults(error: unknown): FieldFault[] {
  if (!CombinedGraphQLErrors.is(error)) return [];
  return error.errors.flatMap(({ extensions }) => faultsIn(extensions));
}
