import type { Translation } from "../../i18n/catalogue";
import { sl } from "./publicPartsTexts.sl";

const en = {
  loading: "Loading data",
  map: "Map of locations",
  lastData: "Latest data",
  stale: "The portal is not answering. What is shown came {age}; the page keeps trying.",

  vehicles: "Vehicles",
  cyclists: "Cyclists",
  people: "Pedestrians and cyclists",
  average: "Average speed",
  max: "Highest speed",
  v85Meaning: "V85: the speed that 85 % of vehicles do not exceed.",
  overLimit: "Over the limit of {limit}",
  completeness: "Completeness",
  noFigures: "No data in this period.",
  figuresAway: "This location's data can't be had right now.",

  overTitle: "The data are no longer available",
  overText:
    "The key that this page read its data with is no longer valid. Should it be valid again, the data will come back by themselves.",
  noKeyTitle: "The link is not complete",
  noKeyText: "The address lacks its key. Open the page by the whole link.",
  wrongTitle: "There is no such location or period",
  wrongText: "The link points to something that its key does not open. Check the address.",
  awayTitle: "The data can't be shown right now",
  awayText: "The portal is not answering. The page keeps trying by itself.",
  sealedTitle: "The frame hides which site it stands on",
  sealedText:
    'The key is for certain sites alone, and a frame with sandbox="allow-scripts" does not say which one it is. Whoever runs the site can add allow-same-origin to sandbox, or use a key that is for all sites.',
  crashTitle: "Something went wrong",
  crashText: "The page will start again by itself in a few seconds.",
} as const satisfies Translation<typeof sl>;

export const publicPartsTexts = { en, sl };
