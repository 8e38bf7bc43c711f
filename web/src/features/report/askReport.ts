import { type DocumentNode, print } from "graphql";
import { graphqlUrl } from "../../env";
import { serverFetch } from "../../graphql/serverFetch";
import type { ReportParams } from "./reportParams";

/** Reason why there is no report; also the code in the page's mark. */
export type ReportFailure = "BAD_PARAMETERS" | "UNAUTHENTICATED" | "NOT_FOUND" | "UNAVAILABLE" | "CRASHED";

export type Fault = { path?: readonly (string | number)[]; extensions?: { code?: string } };

/** Credentials of a report's page: the link's key, if there is one, instead of the visitor's session. */
export type Asking = Pick<ReportParams, "sessionKey" | "correlation">;

const failures: Record<string, ReportFailure> = {
  BAD_USER_INPUT: "BAD_PARAMETERS",
  VALIDATION_FAILED: "BAD_PARAMETERS",
  UNAUTHENTICATED: "UNAUTHENTICATED",
  FORBIDDEN: "NOT_FOUND",
  NOT_FOUND: "NOT_FOUND",
};

/**
 * Queries a part of the report's data. None of it is stored.
 * @param isFatal returns true for faults without which there is no report
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
