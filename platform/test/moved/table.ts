import { BEFORE, MOVE, PERIOD, type Things } from "./scene.js";

/** How what a call answers is held to the rule that a new group sees nothing from before. */
export type PastRow =
  /** It holds nothing that a client measured, reported, or was told: why. */
  | { nothing: string }
  /** It must be the answer about a client that has no past. */
  | { asTwin: (clientId: number) => Query; ofTwin?: (clientId: number) => Query }
  /** No instant and no word of before stands in it, but at these names. */
  | { ask: (things: Things) => Query; besides?: string[] }
  /** It is not there. */
  | { missing: (things: Things) => Query };
type Query = Record<string, string | number>;

const period = (clientId: number): Query => ({
  clientId,
  startTimestamp: PERIOD.start,
  endTimestamp: PERIOD.end,
});
const ofClient = ({ clientId }: Things): Query => ({ clientId });

/** What a device is now, and when that began, is seen. */
const STATE = ["createDate", "configVersionDate", "clockSkewDate"];
const settings = { nothing: "What is set for all, or of a person." };
const files = ["daily.csv", "results.csv", "raw.csv", "length-incoming.csv", "length-outgoing.csv"].concat(
  "length-total.csv",
  "classification.xlsx",
  "report.xlsx",
);
const graphs = ["signalStrength", "sig", "voltage", "brightness", "brightnessAverage", "all"];
const videos = { nothing: "Traffic videos belong to no client; labellers alone see them." };

/** Every call that looks, by what others than administrators can reach. */
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
  "/reading/list": { asTwin: (clientId) => ({ ...period(clientId), count: "true" }) },
  ...Object.fromEntries(files.map((name) => [`/export/${name}`, { asTwin: period }])),
  ...Object.fromEntries(graphs.map((name) => [`/graph/${name}`, { asTwin: period }])),
  "/graph/reported": {
    asTwin: (clientId) => ({ clientId, parameter: "Valve", start: PERIOD.start, end: PERIOD.end }),
  },
  "/zalivalnik/history": {
    asTwin: (clientId) => ({ clientId, start: PERIOD.start, end: PERIOD.end }),
    // Its days say from when on they are told.
    ofTwin: (clientId) => ({ clientId, start: MOVE, end: PERIOD.end }),
  },
  "/zalivalnik": { ask: () => ({}), besides: [...STATE, "changeDate"] },
  "/client/list": { ask: () => ({}), besides: STATE },
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

/** Where an answer tells of before: by which name, and what. */
export function tracesOf(answer: unknown, besides: readonly string[] = [], name = ""): string[] {
  if (typeof answer === "string") return answer.includes(BEFORE) ? [`${name}: ${answer}`] : [];
  if (typeof answer === "number")
    return answer > MOVE - 30 * 86_400 && answer < MOVE ? [`${name}: ${MOVE - answer} s before`] : [];
  if (typeof answer !== "object" || answer === null) return [];
  return Object.entries(answer).flatMap(([key, value]) =>
    besides.includes(key) ? [] : tracesOf(value, besides, Array.isArray(answer) ? name : key),
  );
}
