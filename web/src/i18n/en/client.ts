import type { Translation } from "../catalogue";
import type { client as source } from "../sl/client";

export const client = {
  measurements: "Measurements",
  location: "Location",
  tabs: "Device tabs",
  close: "Close, back to the overview",
  documentTitle: "{name} – Obcestje",
  group: "Group: {name}",
  noGroup: "No group",
  lastData: "Last data",
  refreshing: "Refreshing the data",

  totalVehicles: "All vehicles",
  cyclists: "Cyclists",
  pedestrians: "Pedestrians",
  perHour: "Vehicles per hour",
  averageSpeed: "Average speed",
  maxSpeed: "Maximum speed",
  overLimit: "Share over the limit",
  overLimitOf: "over {speed} km/h: {count}",
  deviation: "standard deviation {value}",
  perHourHint: "mean of the covered hours",
  kmh: "km/h",

  trendUp: "{percent} more than in the period of equal length before",
  trendDown: "{percent} less than in the period of equal length before",
  trendSame: "the same as in the period of equal length before",
  trendNone: "no data to compare with",
  trendMuted:
    "The comparison with the period before is unreliable: its data covered {before} of the time, now {now}.",

  previewReport: "Preview the report",
  downloadReport: "Download the report",
  reportUnavailable: "PDF reports can't be made. {reason}",

  percentiles: "Speed percentiles",
  percentileHint: "{percent} % of vehicles drove at most this fast",
  smallSample: {
    one: "Small sample: N = {count} vehicle with a speed. Reliable percentiles need at least 100.",
    other: "Small sample: N = {count} vehicles with a speed. Reliable percentiles need at least 100.",
  },
  sample: "N = {count}",
  limit: "limit {speed}",
  speedScale: "V30 {v30}, V50 {v50}, V85 {v85} km/h, limit {limit} km/h",

  loadFailed: "The data could not be shown",
  loadFailedText: "The portal can't show the data at the moment. Try again in a little while.",
  missingTitle: "This location is not among yours",
  missingText:
    "The device doesn't exist or isn't in your group. Check the address or pick it in the overview.",
  toOverview: "To the overview",
  nothingTitle: "No data for this period yet",
  nothingText:
    "The device reported no measurements in this period. Pick another one or wait for the first data.",
} as const satisfies Translation<typeof source>;
