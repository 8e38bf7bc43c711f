import { type ApolloServerPlugin, HeaderMap } from "@apollo/server";
import type { Context } from "../context.js";
import type { Executor } from "../execution/executor.js";
import { formatError } from "../formatError.js";
import type { AdmittedOperation } from "../limits/admission.js";

/** The context of an operation that Apollo Server runs. */
export interface OperationContext extends Context {
  admitted: AdmittedOperation;
}

/**
 * Lets our executor answer operations in Apollo Server, which have been checked already, with errors as
 * callers may see them. (Apollo's `gateway` option would do so, too, but each request's state then stays in
 * memory until a full collection.)
 */
export function operationRules(
  executor: Executor,
  report: (error: unknown, requestId: string) => void,
): ApolloServerPlugin<OperationContext> {
  return {
    async requestDidStart() {
      return {
        async didResolveSource(context) {
          // Read-only for plugins that watch. Once it is set, nothing is parsed or validated again.
          Object.assign(context, { document: context.contextValue.admitted.document });
        },
        async responseForOperation({ contextValue }) {
          const { admitted, call } = contextValue;
          const { data, errors } = await executor.execute(admitted, contextValue);
          const told = errors?.map((error) =>
            formatError(error, call.requestId, (unforeseen) => report(unforeseen, call.requestId)),
          );
          const singleResult = { ...(told ? { errors: told } : {}), ...(data === undefined ? {} : { data }) };
          return {
            http: { status: undefined, headers: new HeaderMap() },
            body: { kind: "single", singleResult },
          };
        },
      };
    },
  };
}
