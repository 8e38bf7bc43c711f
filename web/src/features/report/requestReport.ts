import { print } from "graphql";
import { graphqlUrl } from "../../env";
import type { ReportQuery, ReportQueryVariables } from "../../graphql/generated";
import { ReportDocument } from "../../graphql/operations/report";
import { type Measurement, measurementOf } from "../../shared/chart/measurement";
import type { StaticText } from "../../shared/sign/signModel";
import type { ReportParams } from "./reportParams";

/** Why there is no report; also the code that the page's mark carries. */
export type ReportFailure = "BAD_PARAMETERS" | "UNAUTHENTICATED" | "NOT_FOUND" | "UNAVAILABLE" | "CRASHED";

type Client = NonNullable<ReportQuery["client"]>;
type Fault = { path?: readonly (string | number)[]; extensions?: { code?: string } };

/** All that the report shows. */
export type ReportData = {
  company: string;
  client: Client;
  measurement: Measurement;
  /** Texts that are built into signs. */
  staticTexts: readonly StaticText[];
};

type Answer = { data?: ReportQuery | null; errors?: readonly Fault[] };

const failures: Record<string, ReportFailure> = {
  BAD_USER_INPUT: "BAD_PARAMETERS",
  VALIDATION_FAILED: "BAD_PARAMETERS",
  UNAUTHENTICATED: "UNAUTHENTICATED",
  FORBIDDEN: "NOT_FOUND",
  NOT_FOUND: "NOT_FOUND",
};

/**
 * Asks for the report's data in one request, with the link's key in place of the visitor's session where there
 * is one. Nothing of it is stored.
 */
export async function requestReport(
  id: string,
  { period, sessionKey }: ReportParams,
  signal: AbortSignal,
): Promise<ReportData | ReportFailure> {
  const variables: ReportQueryVariables = { id, interval: period };
  const response = await fetch(graphqlUrl, {
    method: "POST",
    credentials: "same-origin",
    headers: {
      "content-type": "application/json",
      accept: "application/graphql-response+json, application/json",
      ...(sessionKey !== null && { "x-session-id": sessionKey }),
    },
    body: JSON.stringify({ query: print(ReportDocument), operationName: "Report", variables }),
    signal,
  });
  const { data, errors }: Answer = await response.json();
  const code = errors?.find(isFatal)?.extensions?.code;
  if (code !== undefined) return failures[code] ?? "UNAVAILABLE";
  if (!data) return "UNAVAILABLE";
  const { portal, client, staticTexts } = data;
  if (!client) return "NOT_FOUND";
  if (!client.measurement) return "UNAVAILABLE";
  const measurement = measurementOf(client.measurement);
  return { company: portal.reportCompany, client, measurement, staticTexts: staticTexts ?? [] };
}

/** A report without its sign's picture is one still. */
function isFatal({ path = [] }: Fault): boolean {
  const [root, field] = path;
  return root !== "staticTexts" && !(root === "client" && field === "config");
}
