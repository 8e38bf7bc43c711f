import type { Translation } from "../../../i18n/catalogue";
import { sl } from "./embedTexts.sl";

const en = {
  intro:
    "Copy the code and paste it into your own page: a graph or a map stands there, always with the latest data.",
  language: "Language",
  sl: "Slovenščina",
  en: "English",
  colours: "Colours",
  light: "Light",
  dark: "Dark",
  auto: "As the visitor's",

  graph: "Graph",
  graphKind: "Kind of graph",
  map: "Map",
  onMap: "On the map",
  thisPlace: "This location",
  placesOf: "All locations: {name}",
  noPosition: "This location has no position yet: it is not on the map. Enter one in the settings.",

  code: "Code to embed",
  copy: "Copy",
  copied: "The HTML is copied to your clipboard",
  notCopied:
    "The browser did not allow copying. The code is selected: copy it by Ctrl and C, on a Mac by ⌘ and C.",
  keysFailed: "The keys for the iframe could not be obtained",
  failed: "Error",

  whyOfPlace: "Embedding takes a view-only key: once you make one, what this location measures is public.",
  whyOfGroup:
    "Embedding takes a view-only key: once you make one, what all locations of {name} measure is public.",
  create: "Make a key",
  createLost: "No answer came, and there is no key in the list. Try again.",

  preview: "Preview",
  showPreview: "Show the preview",
  hidePreview: "Hide the preview",

  keyOfPlace: "This location's key",
  keyOfGroup: "Key of {name}",
  keyText: "The embeds that were copied read their data by this key.",
  allKeys: "All keys",
} as const satisfies Translation<typeof sl>;

export const embedTexts = { en, sl };
