import { REPORT } from "../principals.js";
import type { FeatureRights, Ids, RightsRow } from "./row.js";

const period = ({ clientId }: Ids) => ({ clientId, startTimestamp: REPORT.start, endTimestamp: REPORT.end });
const graph = (name: string): RightsRow => ({
  method: "GET",
  path: `/graph/${name}`,
  audience: "members",
  about: "client",
  success: 200,
  query: period,
});
const exported = (file: string): RightsRow => ({
  method: "GET",
  path: `/export/${file}`,
  audience: "members",
  about: "client",
  success: 200,
  query: period,
});

export const measurements: FeatureRights = {
  rows: [
    {
      method: "GET",
      path: "/measurement",
      audience: "readers",
      about: "client",
      success: 200,
      query: period,
    },
    {
      method: "GET",
      path: "/reading/list",
      audience: "members",
      about: "client",
      success: 200,
      query: (ids) => ({ ...period(ids), limit: 10, count: "true" }),
    },
    {
      method: "GET",
      path: "/measurement/summary",
      audience: "viewers",
      about: "client",
      success: 200,
      query: period,
    },
    {
      method: "GET",
      path: "/measurement/comparison",
      audience: "readers",
      about: "client",
      success: 200,
      query: ({ clientId }) => ({
        beforeClientId: clientId,
        beforeStartTimestamp: REPORT.start,
        beforeEndTimestamp: REPORT.end,
        afterClientId: clientId,
        afterStartTimestamp: REPORT.start,
        afterEndTimestamp: REPORT.end,
      }),
    },
    {
      method: "GET",
      path: "/measurement/daily-traffic",
      audience: "readers",
      about: "client",
      success: 200,
      query: period,
    },
    {
      method: "GET",
      path: "/measurement/quarter-hours",
      audience: "readers",
      about: "client",
      success: 200,
      query: period,
    },
    {
      method: "GET",
      path: "/measurement/free-flow",
      audience: "readers",
      about: "client",
      success: 200,
      query: period,
    },
    ...[
      "daily.csv",
      "results.csv",
      "raw.csv",
      "length-incoming.csv",
      "length-outgoing.csv",
      "length-total.csv",
      "daily-traffic.csv",
      "own-classes.csv",
      "quarter-hours.csv",
      "classification.xlsx",
      "report.xlsx",
    ].map(exported),
    ...["signalStrength", "sig", "voltage", "brightness", "brightnessAverage", "all"].map(graph),
    {
      ...graph("reported"),
      query: ({ clientId }) => ({ clientId, parameter: "Valve", start: REPORT.start, end: REPORT.end }),
    },
    {
      method: "POST",
      path: "/report-key",
      audience: "members",
      role: "viewer",
      about: "client",
      success: 201,
      body: period,
    },
  ],
};
