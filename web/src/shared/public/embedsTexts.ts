import type { Translation } from "../../i18n/catalogue";
import { sl } from "./embedsTexts.sl";

const en = {
  product: "Obcestje",
  graphTitle: "{location}: {graph}",
  mapTitle: "Map of traffic",
  LAST_24H: "last 24 hours",
  TODAY: "today",
  WEEK: "last week",
  TWO_WEEKS: "last two weeks",
  MONTH: "last month",
  YESTERDAY: "yesterday",
  LAST_WEEK: "the week before",
  LAST_MONTH: "the month before",
  LAST_QUARTER: "the quarter before",
  LAST_YEAR: "the year before",
  showTable: "Show table",
  showChart: "Show graph",
  openPage: "Obcestje: open the public page in a new tab",
  noClientTitle: "The link is not complete",
  noClientText: "The address lacks a location. Embed the graph by the whole code.",
  unknownGraph: "The portal doesn't know this kind of graph.",
  noPlaces: "There are no locations yet.",
} as const satisfies Translation<typeof sl>;

export const embedsTexts = { en, sl };
