import type { Translation } from "../../i18n/catalogue";
import { sl } from "./trafficTexts.sl";

const en = {
  title: "Traffic",
  subtitle: { one: "{count} location", other: "{count} locations" },

  vehiclesCount: { one: "{number} vehicle", other: "{number} vehicles" },

  loadFailed: "There was an error while loading the data",

  tableLabel: "Traffic by location",
  viewLabel: "View",
  viewTable: "Table",
  viewCharts: "Charts",
  viewRanking: "Ranking",
  sameScale: "Same scale",
  sameScaleHint: "All charts have the same vertical axis, so that they can be compared by eye.",
  sameScaleSoFar: "The scale is that of the charts loaded so far.",
  picked: { one: "{count} location selected", other: "{count} locations selected" },
  compare: "Compare",
  compareHint: "Select two locations",
  showPicked: "Show the selected only",
  clearPicked: "Clear the selection",
  showingSome: { one: "{count} of {of} locations shown", other: "{count} of {of} locations shown" },
  showAll: "Show all",
  ranking: "Ranking: {figure}",
  cyclistsCount: "Number of cyclists",
  cyclistsPerHour: "Cyclists per hour",
  peopleCount: "Number of pedestrians and cyclists",
  peoplePerHour: "Pedestrians and cyclists per hour",
  trendNotComparable:
    "A change in italics is not reliable and is not ranked: data cover the two periods unequally.",
  rankingLess: "Without a figure: {names}",
  rankingLeftOut: "Left out: {places}",
  allVehicles: "All vehicles",
  passages: "passages at all devices",
  busiest: "Most vehicles",
  fastest: "Highest V85",
  mostOver: "Largest share over the limit",
  data: "Completeness of data",
  dataOf: "data of {known} of {of} locations",
  smallSampleNote: "* Fewer than 100 vehicles with a speed: the percentile is not reliable.",

  emptyTitle: "No locations with traffic",
  emptyText: "This group has no devices that count or measure traffic.",
  noneShownTitle: "The chosen locations are gone",
  noneShownText: "The devices of this link are not in your group.",
} as const satisfies Translation<typeof sl>;

export const trafficTexts = { en, sl };
