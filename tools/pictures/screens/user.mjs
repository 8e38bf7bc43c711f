import { areaOf, CHART, MAP } from "./area.mjs";

const NOTHING = "q=nothing-is-called-so";
const REPORT = { needs: "html[data-report-ready]" };

/** Screens of users with signs and counters. */
export function userScreens({ sign, counter, week, schedule }) {
  const client = `/client/${sign}`;
  const dates = `fromTimestamp=${week.from}&toTimestamp=${week.to}`;
  return [
    ...areaOf("overview", "traffic", [
      ["overview", "/overview", { needs: MAP }],
      ["overview, nothing found", `/overview?${NOTHING}`, { needs: MAP }],
      ["location picker", "/client"],
      ["unknown client", "/client/999999"],
    ]),
    ...areaOf("location", "traffic", [
      ["measurements", `${client}?interval=WEEK`, { needs: CHART }],
      ["a chart's table", `${client}?interval=WEEK&table=histogram`, { needs: CHART }],
      ["settings", `${client}?tab=settings`, { needs: MAP }],
      ["export", `${client}?tab=export`],
      ["import of data", `${client}?tab=import`],
      ["report", `${client}?tab=report`],
      ["embed", `${client}?tab=embed`],
      ["a counter's measurements", `/client/${counter}?interval=WEEK`, { needs: CHART }],
    ]),
    ...areaOf("analysis", "traffic", [
      ["summary", "/summary?interval=WEEK", { needs: CHART }],
      ["traffic", "/traffic?interval=WEEK"],
      ["comparison", `/compare?client=${sign}&interval=WEEK`, { needs: CHART }],
    ]),
    ...areaOf("reports", "traffic", [
      ["scheduled reports", "/reports"],
      ["new scheduled report", `/reports/new?client=${sign}`],
      ["a scheduled report's runs", `/reports/${schedule}`],
      ["a scheduled report's form", `/reports/${schedule}/edit`],
      ["report preview", `/report/${sign}?${dates}`, { needs: CHART }],
      ["printed report", `/pdfreport/${sign}?${dates}`, REPORT],
    ]),
    ...areaOf("personal", "traffic", [
      ["profile", "/profile"],
      ["notifications", "/notifications"],
      ["keys", "/keys"],
      ["new key", "/keys?new=1", { needs: "[role=dialog] [role=combobox]" }],
      ["people in the group", "/people"],
      ["error report", "/reporterror"],
      ["vehicle counting", "/stetje", { needs: "video" }],
      ["GraphiQL", "/graphiql", { needs: ".graphiql-query-editor .CodeMirror-code", speaks: "en" }],
    ]),
  ];
}
