import { BEFORE, MOVE, PERIOD, type Things } from "./scene.js";

/** How the answer of a call is checked against the rule that a new group sees nothing from before. */
export type PastRow =
  /** It contains nothing that a client measured, reported, or was ordered, for this reason. */
  | { nothing: string }
  /** It must equal the answer about a client without a past. */
  | { asTwin: (clientId: number) => Query; ofTwin?: (clientId: number) => Query }
  /** It contains no instant and no word from before, except at these names. */
  | { ask: (things: Things) => Query; besides?: string[] }
  /** It must be missing. */
  | { missing: (things: Things) => Query };
type Query = Record<string, string | number>;

const period = (clientId: number): Query => ({
  clientId,
  startTimestamp: PERIOD.start,
  endTimestamp: PERIOD.end,
});
const ofClient = ({ clientId }: Things): Query => ({ clientId });

/** A device's present state, and its beginning, are visible. */
const STATE = ["createDate", "configVersionDate", "clockSkewDate"];
const settings = { nothing: "What is set for all, or of a person." };
const files = ["daily.csv", "results.csv", "raw.csv", "length-incoming.csv", "length-outgoing.csv"].concat(
  "length-total.csv",
  "daily-traffic.csv",
  "own-classes.csv",
  "quarter-hours.csv",
  "classification.xlsx",
  "report.xlsx",
);
const graphs = ["signalStrength", "sig", "voltage", "brightness", "brightnessAverage", "all"];
const videos = { nothing: "Traffic videos belong to no client; labellers alone see them." };

/** Every reading call that others than administrators can reach. */
export const PAST: Record<string, PastRow> = {
  "/measurement": { asTwin: period },
  "/measurement/summary": { asTwin: period },
  "/measurement/comparison": {
    asTwin: (clientId) => ({
      beforeClientId: clientId,
      beforeStartTimestamp: PERIOD.start,
      beforeEndTimestamp: MOVE - 600,
      afterClientId: clientId,
      afterStartTimestamp: PERIOD.start,
      afterEndTimestamp: PERIOD.end,
    }),
  },
  "/measurement/daily-traffic": { asTwin: period },
  "/measurement/quarter-hours": { asTwin: period },
  "/measurement/free-flow": { asTwin: period },
  "/reading/list": { asTwin: (clientId) => ({ ...period(clientId), count: "true" }) },
  ...Object.fromEntries(files.map((name) => [`/export/${name}`, { asTwin: period }])),
  ...Object.fromEntries(graphs.map((name) => [`/graph/${name}`, { asTwin: period }])),
  "/graph/reported": {
    asTwin: (clientId) => ({ clientId, parameter: "Valve", start: PERIOD.start, end: PERIOD.end }),
  },
  "/zalivalnik/history": {
    asTwin: (clientId) => ({ clientId, start: PERIOD.start, end: PERIOD.end }),
    // Its days say from when on they are visible.
    ofTwin: (clientId) => ({ clientId, start: MOVE, end: PERIOD.end }),
  },
  "/zalivalnik": { ask: () => ({}), besides: [...STATE, "changeDate"] },
  "/client/list": { ask: () => ({}), besides: STATE },
  "/place/list": { nothing: "Its clients are valves, which have no places." },
  "/stay/list": { nothing: "Its clients are valves, which stay. places/rights.test.ts asks about others." },
  "/client/moveHint": {
    nothing: "Its clients are valves, which stay. places/hint.test.ts asks about others.",
  },
  "/client/limits": { ask: ofClient, besides: [] },
  "/note/list": { ask: ({ clientId }) => period(clientId), besides: [] },
  "/exclusion/spans": { ask: ({ clientId }) => period(clientId), besides: [] },
  "/holiday/list": { nothing: "The calendar of the country." },
  "/calendar/list": { nothing: "The group's own calendars." },
  "/client": { ask: ofClient, besides: STATE },
  "/group": { ask: ({ groupId }) => ({ groupId }), besides: STATE },
  "/group/list": { nothing: "Groups as they are." },
  "/group/crest": { nothing: "A group's picture." },
  "/config": { ask: ofClient, besides: [] },
  "/config/list": { ask: ofClient, besides: [] },
  "/config/version": { missing: ({ clientId }) => ({ clientId, version: 1 }) },
  "/config/history": { ask: ofClient },
  "/action/list": { ask: ofClient },
  "/action/template/listAll": settings,
  "/import/list": { ask: ofClient },
  "/import": { missing: ({ importId }) => ({ id: importId }) },
  "/import/refused": { missing: ({ importId }) => ({ id: importId }) },
  "/revision/list": { ask: ({ clientId }) => ({ kind: "client", id: clientId }) },
  "/revision": { missing: ({ clientId }) => ({ kind: "client", id: clientId, version: 1 }) },
  "/notification/list": { ask: () => ({}) },
  "/notification/preferences": settings,
  "/events": { nothing: "It has a test of its own." },
  "/resource": settings,
  "/resource/list": settings,
  "/user/session": settings,
  "/user/sessions": settings,
  "/user/profile": settings,
  "/user/factor/list": settings,
  "/apikey/list": { nothing: "The group's own keys." },
  "/report-schedule/list": { nothing: "The group's own schedules and their runs." },
  "/report-schedule/next": settings,
  "/report-schedule/runs": { nothing: "Of the group's own schedules." },
  "/report-schedule/file": { nothing: "Reports that were made for the group itself." },
  "/stetje/video/next": videos,
  "/stetje/video/file": videos,
  "/stetje/video/counts": videos,
  "/stetje/video/labels.csv": videos,
  "/stetje/video/labels.json": videos,
};

/** Traces of the past in an answer: the name, and the value. */
export function tracesOf(answer: unknown, besides: readonly string[] = [], name = ""): string[] {
  if (typeof answer === "string") return answer.includes(BEFORE) ? [`${name}: ${answer}`] : [];
  if (typeof answer === "number")
    return answer > MOVE - 30 * 86_400 && answer < MOVE ? [`${name}: ${MOVE - answer} s before`] : [];
  if (typeof answer !== "object" || answer === null) return [];
  return Object.entries(answer).flatMap(([key, value]) =>
    besides.includes(key) ? [] : tracesOf(value, besides, Array.isArray(answer) ? name : key),
  );
}
