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

/** What the schema tells of a bulk change's faults, of any error. */
function toldOf({ fault, params, fromPlatform }: Readonly<Record<string, unknown>>) {
  return {
    fault: typeof fault === "string" ? fault : null,
    params: typeof params === "object" && params !== null ? { ...params } : null,
    fromPlatform: fromPlatform === true ? true : null,
  };
}
