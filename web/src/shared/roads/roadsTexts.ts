import type { Translation } from "../../i18n/catalogue";
import { sl } from "./roadsTexts.sl";

const en = {
  group: "Group",
  chooseGraph: "Choose a graph",
  location: "Location",
  count: "Vehicles",
  countHint: "vehicles; counters of cyclists and pedestrians count those",
  perHour: "Per hour",
  average: "Average (km/h)",
  max: "Highest (km/h)",
  overLimit: "Over the limit",
  trend: "Change",
  completeness: "Completeness",
  cyclists: "counts cyclists",
  people: "counts pedestrians and cyclists",
  peopleOf: "pedestrians {pedestrians}, cyclists {cyclists}",

  noSpeeds: "This device measures no speeds",
  peopleByHour: "Pedestrians and cyclists have a graph by hour",
  chartFailed: "There was an error while obtaining the graph data",
  rowFailed: "The data of this location can't be had at the moment",
  loadFailed: "There was an error while loading the data",
  loadFailedText: "The portal can't show the data at the moment. Try again in a moment.",
  pick: "Select: {name}",
  pickColumn: "Selection",
  ownOrder: "Order of the group",
  notDrawn: "The graph loads once it is in sight on the screen.",
} as const satisfies Translation<typeof sl>;

export const roadsTexts = { en, sl };
