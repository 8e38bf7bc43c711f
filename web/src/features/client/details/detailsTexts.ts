import type { Translation } from "../../../i18n/catalogue";
import { sl } from "./detailsTexts.sl";

const en = {
  title: "Details",
  peakHour: "Busiest hour",
  peakVehicles: { one: "{count} vehicle", other: "{count} vehicles" },
  peakCyclists: { one: "{count} cyclist", other: "{count} cyclists" },
  peakUnknown: "The device counts in intervals longer than an hour: the busiest hour cannot be told.",
  shareOfDay: "{share} of that day's traffic",

  thresholds: "Speeding",
  speed: "Speed",
  share: "Share",
  vehicles: "Vehicles",
  above: "over {speed} km/h",
  overLimitBy: "limit + {more}",

  directions: "Speeds by direction",
  figure: "Figure",
  INCOMING: "Incoming",
  OUTGOING: "Outgoing",
  v85: "V85",
  averageSpeed: "Average speed",
  overLimit: "Over the limit",
  limits: "The limit changed in the period: {limits}.",
  kmh: "km/h",
  smallSample: "One direction has fewer than 100 vehicles with a speed: its figures are unreliable.",

  heatTitle: "Hours of the week",
  heatMetric: "What is shown",
  heatHint: "Mean of the covered hours; point at a cell, or go over them with the arrow keys.",
  heatRegion: "Table: {title}",
  weekDay: "Day of the week",
  vehiclesPerHour: "vehicles per hour",
  cyclistsPerHour: "cyclists per hour",
  legend: "From {from} to {to}",
  legendFrom: "from {from}",
  noData: "no data",
} as const satisfies Translation<typeof sl>;

export const detailsTexts = { en, sl };
