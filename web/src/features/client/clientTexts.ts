import type { Translation } from "../../i18n/catalogue";
import { sl } from "./clientTexts.sl";

const en = {
  measurements: "Measurements",
  settings: "Settings",
  export: "Export",
  import: "Import data",
  report: "Report",
  embed: "Embed",
  location: "Location",
  tabs: "Device tabs",
  close: "Close, back to the overview",
  documentTitle: "{name} – Obcestje",
  group: "Group: {name}",
  lastData: "Last data",
  displayOff: "The display is off! To turn it on, go to the settings.",
  compare: "Compare",
  share: "Share",
  copyLink: "Copy link",
  copyFixedLink: "Copy link with this period",
  linkCopied: "The link is copied.",
  linkNotCopied: "The link could not be copied.",
  graphs: "Graphs",
  addGraphs: "Add graphs",

  totalVehicles: "All vehicles",
  cyclists: "Cyclists",
  pedestrians: "Pedestrians",
  perHour: "Vehicles per hour",
  averageSpeed: "Average speed",
  maxSpeed: "Maximum speed",
  overLimits: "limit {limits}",
  overLimit: "Share over the limit",
  deviation: "standard deviation {value}",
  kmh: "km/h",

  previewReport: "Preview the report",
  downloadReport: "Download the report",
  reportUnavailable: "PDF reports can't be made. {reason}",
  reportText:
    "A report for printing on A4 landscape: vehicle counts, speeds, percentiles, speed classes and tables by day.",
  periodOf: "Period {from} – {to}",
  groupSince:
    "The device has been in your group since {since}. Earlier data are not available to your group.",

  classes: "Classes",
  usualClasses: "usual",
  ownClasses: "own",
  percentiles: "Speed percentiles",
  sample: "N = {count}",
  limit: "limit {speed}",
  speedScale: "V30 {v30}, V50 {v50}, V85 {v85} km/h, limit {limit} km/h",

  loadFailed: "Problem with clients",
  loadFailedText: "The portal can't show the data at the moment. Try again in a little while.",
  missingTitle: "This location is not among yours",
  missingText:
    "The device doesn't exist or isn't in your group. Check the address or pick it in the overview.",
  toOverview: "To the overview",
  nothingTitle: "No data for this period yet",
  nothingText: "No measurements are available for this period. Pick another one or wait for the first data.",
} as const satisfies Translation<typeof sl>;

export const clientTexts = { en, sl };
