import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { failureOf, isOutage } from "../../graphql/errors";
import { faultsIn } from "../form/faults";
import type { BulkError } from "./bulkResult";

/** Why a call brought no results. */
export type BulkFault =
  /** No answer came: nobody knows whether the change was made. */
  | { kind: "lost" }
  /** It was refused before it was sent, as there is no line; that has been said. */
  | { kind: "notSent" }
  | { kind: "refused"; error: BulkError };

/** What went wrong with a whole call. */
export function faultOf(error: unknown): BulkFault {
  const failure = failureOf(error);
  const [first] = CombinedGraphQLErrors.is(error) ? error.errors : [];
  if (failure === "NOT_SENT") return { kind: "notSent" };
  if (failure === "NETWORK" || isOutage(failure) || first === undefined) return { kind: "lost" };
  const fields = faultsIn(first.extensions);
  return {
    kind: "refused",
    error: {
      code: failure,
      message: first.message,
      retryable: first.extensions?.retryable === true,
      fields: fields.length > 0 ? fields : null,
    },
  };
}
