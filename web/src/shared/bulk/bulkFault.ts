import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { failureOf, isOutage } from "../../graphql/errors";
import { faultsIn } from "../form/faults";
import type { BulkError } from "./bulkResult";

/** Reason why a call brought no results. */
export type BulkFault =
  /** No answer came: it is unknown if the change was made. */
  | { kind: "lost" }
  /** It was refused before it was sent, as there is no connection. The user was told. */
  | { kind: "notSent" }
  | { kind: "refused"; error: BulkError };

/** The fault of a whole call. */
export function faultOf(error: unknown): BulkFault {
  const failure = failureOf(error);
  const [first] = CombinedGraphQLErrors.is(error) ? error.errors : [];
  if (failure === "NOT_SENT") return { kind: "notSent" };
  if (failure === "NETWORK" || isOutage(failure) || first === undefined) return { kind: "lost" };
  const fields = faultsIn(first.extensions).map((one) => ({ ...one, ...toldOf(one) }));
  return {
    kind: "refused",
    error: {
      code: failure,
      message: first.message,
      retryable: first.extensions?.retryable === true,
      ...toldOf(first.extensions ?? {}),
      fields: fields.length > 0 ? fields : null,
    },
  };
}

/** Reads the fault of a bulk change, as the schema has it, from any error. */
function toldOf({ fault, params, fromPlatform }: Readonly<Record<string, unknown>>) {
  return {
    fault: typeof fault === "string" ? fault : null,
    params: typeof params === "object" && params !== null ? { ...params } : null,
    fromPlatform: fromPlatform === true ? true : null,
  };
}
