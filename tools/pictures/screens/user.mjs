/** What users with signs and counters see. */
export function userScreens({ sign, counter, period, schedule }) {
  const client = `/client/${sign}`;
  const dates = `fromTimestamp=${period.from}&toTimestamp=${period.to}`;
  return [
    { area: "overview", name: "overview", path: "/overview" },
    { area: "overview", name: "overview, nothing found", path: "/overview?q=nothing-is-called-so" },
    { area: "overview", name: "location picker", path: "/client" },
    { area: "overview", name: "unknown client", path: "/client/999999" },
    { area: "location", name: "measurements", path: `${client}?interval=WEEK`, needs: "svg.highcharts-root" },
    {
      area: "location",
      name: "a chart's table",
      path: `${client}?interval=WEEK&table=histogram`,
      needs: "svg.highcharts-root",
    },
    { area: "location", name: "settings", path: `${client}?tab=settings` },
    { area: "location", name: "export", path: `${client}?tab=export` },
    { area: "location", name: "report", path: `${client}?tab=report` },
    { area: "location", name: "embed", path: `${client}?tab=embed` },
    {
      area: "location",
      name: "a counter's measurements",
      path: `/client/${counter}?interval=WEEK`,
      needs: "svg.highcharts-root",
    },
    { area: "analysis", name: "summary", path: "/summary?interval=WEEK" },
    { area: "analysis", name: "traffic", path: "/traffic?interval=WEEK" },
    { area: "analysis", name: "comparison to be chosen", path: "/compare" },
    {
      area: "analysis",
      name: "comparison",
      path: `/compare?client=${sign}&interval=WEEK`,
      needs: "svg.highcharts-root",
    },
    { area: "reports", name: "scheduled reports", path: "/reports" },
    { area: "reports", name: "a new scheduled report", path: `/reports/new?client=${sign}` },
    { area: "reports", name: "a scheduled report's runs", path: `/reports/${schedule}` },
    { area: "reports", name: "a scheduled report's form", path: `/reports/${schedule}/edit` },
    {
      area: "reports",
      name: "report preview",
      path: `/report/${sign}?${dates}`,
      needs: "svg.highcharts-root",
    },
    {
      area: "reports",
      name: "printed report",
      path: `/pdfreport/${sign}?${dates}`,
      needs: "html[data-report-ready]",
    },
    { area: "personal", name: "profile", path: "/profile" },
    { area: "personal", name: "notifications", path: "/notifications" },
    { area: "personal", name: "keys", path: "/keys" },
    { area: "personal", name: "a new key", path: "/keys?new=1", needs: "[role=dialog] select" },
    { area: "personal", name: "error report", path: "/reporterror" },
    { area: "personal", name: "vehicle counting", path: "/stetje", needs: "video" },
    {
      area: "personal",
      name: "GraphiQL",
      path: "/graphiql",
      needs: ".graphiql-container .CodeMirror, .graphiql-container .cm-editor",
    },
  ].map((screen) => ({ who: "traffic", ...screen }));
}
