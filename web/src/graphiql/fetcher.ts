import type { GraphiQLProps } from "graphiql";
import { type ExecutionResult, getOperationAST, OperationTypeNode } from "graphql";
import { createClient } from "graphql-ws";
import { graphqlUrl } from "../env";
import { connectionParams, type Headers, textOnly } from "./headers";

type Request = { query: string; operationName?: string | null; variables?: Record<string, unknown> };

/** Queries and mutations over same-origin HTTP with the session's cookie, subscriptions over the live socket. */
export const fetcher: GraphiQLProps["fetcher"] = (request, { headers = {}, documentAST } = {}) => {
  const operation = documentAST && getOperationAST(documentAST, request.operationName);
  return operation?.operation === OperationTypeNode.SUBSCRIPTION
    ? subscribe(request, headers)
    : post(request, headers);
};

/** Answers errors as the gateway words them, whatever their HTTP status. */
async function post(request: Request, headers: Headers): Promise<ExecutionResult> {
  const response = await fetch(graphqlUrl, {
    method: "POST",
    headers: { ...textOnly(headers), accept: "application/json", "content-type": "application/json" },
    body: JSON.stringify(request),
  });
  const text = await response.text();
  try {
    return JSON.parse(text) as ExecutionResult;
  } catch {
    throw new Error(`The gateway answered ${response.status} ${response.statusText}, and no JSON.`);
  }
}

/** A socket of its own, which ends with the subscription: another one may ask with other headers. */
function subscribe(request: Request, headers: Headers): AsyncIterable<ExecutionResult> {
  const url = new URL(graphqlUrl, window.location.origin).href.replace(/^http/, "ws");
  const client = createClient({ url, connectionParams: connectionParams(headers), retryAttempts: 0 });
  return client.iterate(request) as AsyncIterable<ExecutionResult>;
}
