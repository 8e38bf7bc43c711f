const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844, isMobile: true, hasTouch: true, deviceScaleFactor: 1.5 };
const CHART = "svg.highcharts-root";

/** The README's pictures: the screen, the person, and the part of the page; without a part, the window. */
export const readmePictures = ({ sign, other, location, rollout, week }) => [
  { file: "overview", who: "traffic", viewport: DESKTOP, path: "/overview", needs: ".leaflet-container" },
  {
    file: "location",
    who: "traffic",
    viewport: DESKTOP,
    path: `/client/${sign}?interval=WEEK`,
    needs: CHART,
  },
  {
    file: "comparison",
    who: "traffic",
    viewport: DESKTOP,
    path: `/compare?client=${sign}&other=${other}&interval=WEEK`,
    needs: CHART,
  },
  { file: "rollout", who: "admin", viewport: DESKTOP, path: `/admin/firmware?rollout=${rollout}` },
  {
    file: "report",
    who: "traffic",
    viewport: DESKTOP,
    path: `/pdfreport/${sign}?fromTimestamp=${week.from}&toTimestamp=${week.to}`,
    needs: "html[data-report-ready=true]",
    part: "main > *",
  },
  { file: "valves-phone", who: "valves", viewport: PHONE, theme: "dark", path: `/location/${location}` },
  {
    file: "sign-phone",
    who: "traffic",
    viewport: PHONE,
    path: `/client/${sign}?tab=settings`,
    needs: ".leaflet-container",
  },
];
