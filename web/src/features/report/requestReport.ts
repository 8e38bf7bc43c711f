import type {
  DailyTrafficFiguresFragment,
  FreeFlowFiguresFragment,
  QuarterHourFiguresFragment,
  ReportQuery,
  ReportQueryVariables,
  ReportTablesFragment,
} from "../../graphql/generated";
import { ReportDocument } from "../../graphql/operations/report";
import { serverNow } from "../../graphql/serverClock";
import { type Measurement, measurementOf } from "../../shared/chart/measurement";
import { intervalInput } from "../../shared/interval/interval";
import { resolveInterval } from "../../shared/interval/resolveInterval";
import type { Holiday, LeftOut, Note } from "../../shared/notes/marks";
import type { StaticText } from "../../shared/sign/signModel";
import { defaultTimeZone } from "../../shared/time/format";
import { isShortPeriod } from "../../shared/traffic/shortPeriod";
import { askReport, type Fault, type ReportFailure } from "./askReport";
import type { ReportParams } from "./reportParams";

type Client = NonNullable<ReportQuery["client"]>;

/** A device's figures for the report's charts and tables. */
export type ReportMeasurement = Omit<Measurement, "percentiles"> &
  Omit<ReportTablesFragment, "percentiles" | "ownClasses"> & {
    percentiles: Measurement["percentiles"] & OuterPercentiles;
  };

type OuterPercentiles = NonNullable<ReportTablesFragment["percentiles"]>;

/** All data of one device in the report. */
export type ClientData = {
  portal: ReportQuery["portal"];
  client: Client;
  measurement: ReportMeasurement;
  /** Null from a platform that does not tell it. */
  dailyTraffic: DailyTrafficFiguresFragment | null;
  /** Undefined if the period is too long for them; null likewise. */
  quarterHours: QuarterHourFiguresFragment | null | undefined;
  freeFlow: FreeFlowFiguresFragment | null | undefined;
  /** Null from a platform that keeps none; holidays also where they are not known. */
  notes: readonly Note[] | null;
  holidays: readonly Holiday[] | null;
  leftOut: readonly LeftOut[] | null;
  /** Texts that are built into signs. */
  staticTexts: readonly StaticText[];
};

/** Number of concurrent requests: enough to keep the platform busy, and no more. */
const atOnce = 4;

/** Loads the data of each device. If one fails, all fail: no report is incomplete. */
export async function requestReport(
  { clientIds, ...params }: ReportParams,
  signal: AbortSignal,
): Promise<ClientData[] | ReportFailure> {
  const answers: ClientData[] = [];
  const waiting = clientIds.entries();
  let failure: ReportFailure | null = null;
  let { interval } = params;
  const work = async () => {
    for (const [place, id] of waiting) {
      if (failure !== null) return;
      const answer = await requestClient(id, { ...params, interval }, signal);
      if (typeof answer === "string") failure ??= answer;
      else answers[place] = answer;
    }
  };
  // A named interval is resolved in the first device's time zone for all, as in the PDF.
  const [first, second] = clientIds;
  if (first !== undefined && second !== undefined && interval.kind !== "custom") {
    waiting.next();
    const answer = await requestClient(first, params, signal);
    if (typeof answer === "string") return answer;
    answers[0] = answer;
    interval = { kind: "custom", from: answer.measurement.from, to: answer.measurement.to };
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, clientIds.length) }, work));
  return failure ?? answers;
}

async function requestClient(
  id: string,
  { interval, asIfLimit, gap, ...asking }: Omit<ReportParams, "clientIds">,
  signal: AbortSignal,
): Promise<ClientData | ReportFailure> {
  // A period's length hardly depends on the zone.
  const isShort = isShortPeriod(resolveInterval(interval, serverNow(), defaultTimeZone));
  const variables: ReportQueryVariables = { id, interval: intervalInput(interval), isShort, asIfLimit, gap };
  const data = await askReport<ReportQuery>(ReportDocument, "Report", variables, asking, signal, isFatal);
  if (typeof data === "string") return data;
  const { portal, client, staticTexts } = data;
  if (!client) return "NOT_FOUND";
  if (!client.measurement) return "UNAVAILABLE";
  const { speedThresholds, byDirection, peakHour, dailyTable, resultsTable } = client.measurement;
  const { leftOutSeconds } = client.measurement;
  const { v15 = null, v95 = null } = client.measurement.percentiles ?? {};
  const measurement = measurementOf(client.measurement, client.timeZone);
  return {
    portal,
    client,
    measurement: {
      ...measurement,
      percentiles: { ...measurement.percentiles, v15, v95 },
      leftOutSeconds,
      speedThresholds,
      byDirection,
      peakHour,
      dailyTable,
      resultsTable,
    },
    dailyTraffic: client.dailyTraffic,
    quarterHours: client.quarterHours,
    freeFlow: client.freeFlow,
    notes: client.notes,
    holidays: client.holidays,
    leftOut: client.leftOut,
    staticTexts: staticTexts ?? [],
  };
}

/** A report without its sign's picture is still valid. */
function isFatal({ path = [] }: Fault): boolean {
  const [root, field] = path;
  return root !== "staticTexts" && !(root === "client" && field === "config");
}
