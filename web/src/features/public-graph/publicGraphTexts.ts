import type { Translation } from "../../i18n/catalogue";
import { sl } from "./publicGraphTexts.sl";

const en = {
  documentTitle: "{location}: {graph}",
  system: "Traffic information system",
  back: "Back to map",
  location: "Location",
  view: "View",
  from: "From",
  to: "To",
  statistics: "Statistics",
  controls: "Changing of graphs",
  pause: "Stop changing",
  play: "Go on changing",
  previous: "Previous graph",
  next: "Next graph",
  keys: "Keys: space stops or goes on, ← and → change the graph.",
  place: "Location {place} of {places}",
  graphOf: "graph {graph} of {graphs}",
  missing: {
    one: "{count} location of this link is no longer shown: the link's key does not open it.",
    other: "{count} locations of this link are no longer shown: the link's key does not open them.",
  },
  nothingTitle: "No graphs to show",
  nothingText: "No location has data in this period. Once they come, they will appear by themselves.",
} as const satisfies Translation<typeof sl>;

export const publicGraphTexts = { en, sl };
