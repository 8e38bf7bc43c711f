import type { ApolloServerPlugin } from "@apollo/server";
import type { Context } from "../context.js";
import { formatError } from "../formatError.js";
import type { AdmittedOperation } from "../limits/admission.js";

/** The context of an operation that Apollo Server runs. */
export interface OperationContext extends Context {
  admitted: AdmittedOperation;
}

/** Gives Apollo Server the document that has been checked already, and callers their errors as they may see them. */
export function operationRules(
  report: (error: unknown, requestId: string) => void,
): ApolloServerPlugin<OperationContext> {
  return {
    async requestDidStart() {
      return {
        async didResolveSource(context) {
          // Read-only for plugins that watch; where it is set, nothing is parsed or validated again.
          Object.assign(context, { document: context.contextValue.admitted.document });
        },
        async willSendResponse({ response, errors, contextValue }) {
          if (!errors || response.body.kind !== "single") return;
          const { requestId } = contextValue.call;
          response.body.singleResult.errors = errors.map((error) =>
            formatError(error, requestId, (unforeseen) => report(unforeseen, requestId)),
          );
        },
      };
    },
  };
}
