import { type DocumentNode, print } from "graphql";
import { graphqlUrl } from "../../env";
import { serverFetch } from "../../graphql/serverFetch";
import type { ReportParams } from "./reportParams";

/** Why there is no report; also the code that the page's mark carries. */
export type ReportFailure = "BAD_PARAMETERS" | "UNAUTHENTICATED" | "NOT_FOUND" | "UNAVAILABLE" | "CRASHED";

export type Fault = { path?: readonly (string | number)[]; extensions?: { code?: string } };

/** By what a report's page asks: the link's key in place of the visitor's session, where there is one. */
export type Asking = Pick<ReportParams, "sessionKey" | "correlation">;

const failures: Record<string, ReportFailure> = {
  BAD_USER_INPUT: "BAD_PARAMETERS",
  VALIDATION_FAILED: "BAD_PARAMETERS",
  UNAUTHENTICATED: "UNAUTHENTICATED",
  FORBIDDEN: "NOT_FOUND",
  NOT_FOUND: "NOT_FOUND",
};

/**
 * Asks for a part of the report's data. Nothing of it is stored.
 * @param isFatal tells the faults without which there is no report
 */
export async function askReport<Data extends object>(
  query: DocumentNode,
  operationName: string,
  variables: object,
  { sessionKey, correlation }: Asking,
  signal: AbortSignal,
  isFatal: (fault: Fault) => boolean = () => true,
): Promise<Data | ReportFailure> {
  const response = await serverFetch(graphqlUrl, {
    method: "POST",
    credentials: "same-origin",
    headers: {
      "content-type": "application/json",
      accept: "application/graphql-response+json, application/json",
      ...correlation,
      ...(sessionKey !== null && { "x-session-id": sessionKey }),
    },
    body: JSON.stringify({ query: print(query), operationName, variables }),
    signal,
  });
  const { data, errors }: { data?: Data | null; errors?: readonly Fault[] } = await response.json();
  const code = errors?.find(isFatal)?.extensions?.code;
  if (code !== undefined) return failures[code] ?? "UNAVAILABLE";
  return data ?? "UNAVAILABLE";
}
