import { print } from "graphql";
import { graphqlUrl } from "../../env";
import type { ReportQuery, ReportQueryVariables, ReportTablesFragment } from "../../graphql/generated";
import { ReportDocument } from "../../graphql/operations/report";
import { serverFetch } from "../../graphql/serverFetch";
import { type Measurement, measurementOf } from "../../shared/chart/measurement";
import type { StaticText } from "../../shared/sign/signModel";
import type { ReportParams } from "./reportParams";

/** Why there is no report; also the code that the page's mark carries. */
export type ReportFailure = "BAD_PARAMETERS" | "UNAUTHENTICATED" | "NOT_FOUND" | "UNAVAILABLE" | "CRASHED";

type Client = NonNullable<ReportQuery["client"]>;
type Fault = { path?: readonly (string | number)[]; extensions?: { code?: string } };

/** A device's figures, as charts and tables of the report show them. */
export type ReportMeasurement = Measurement & ReportTablesFragment;

/** All that the report shows of one device. */
export type ClientData = {
  portal: ReportQuery["portal"];
  client: Client;
  measurement: ReportMeasurement;
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

/** Requests that are under way together: enough to keep the platform busy, and no more. */
const atOnce = 4;

/**
 * Asks for the data of each device, with the link's key in place of the visitor's session where there is one.
 * Nothing of it is stored. One device that fails fails them all: no report is half of one.
 */
export async function requestReport(
  { clientIds, ...params }: ReportParams,
  signal: AbortSignal,
): Promise<ClientData[] | ReportFailure> {
  const answers: ClientData[] = [];
  const waiting = clientIds.entries();
  let failure: ReportFailure | null = null;
  const work = async () => {
    for (const [place, id] of waiting) {
      if (failure !== null) return;
      const answer = await requestClient(id, params, signal);
      if (typeof answer === "string") failure ??= answer;
      else answers[place] = answer;
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, clientIds.length) }, work));
  return failure ?? answers;
}

async function requestClient(
  id: string,
  { period, sessionKey, trail }: Omit<ReportParams, "clientIds">,
  signal: AbortSignal,
): Promise<ClientData | ReportFailure> {
  const variables: ReportQueryVariables = { id, interval: period };
  const response = await serverFetch(graphqlUrl, {
    method: "POST",
    credentials: "same-origin",
    headers: {
      "content-type": "application/json",
      accept: "application/graphql-response+json, application/json",
      ...trail,
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
  const { speedThresholds, byDirection, peakHour, dailyTable, resultsTable } = client.measurement;
  return {
    portal,
    client,
    measurement: {
      ...measurementOf(client.measurement, client.timeZone),
      speedThresholds,
      byDirection,
      peakHour,
      dailyTable,
      resultsTable,
    },
    staticTexts: staticTexts ?? [],
  };
}

/** A report without its sign's picture is one still. */
function isFatal({ path = [] }: Fault): boolean {
  const [root, field] = path;
  return root !== "staticTexts" && !(root === "client" && field === "config");
}
