import type { Translation } from "../../i18n/catalogue";
import { sl } from "./paletteTexts.sl";

const en = {
  title: "Find anything",
  hint: "Device, group, page …",
  results: "Results",
  recent: "Opened last",
  pages: "Pages",
  locations: "Locations",
  groups: "Groups",
  devices: "Manage devices",
  commands: "Commands",
  noMatch: "Nothing matches “{search}”. Names, addresses, IDs, GUIDs and serial numbers are searched.",
  found: { one: "{count} result", other: "{count} results" },
  move: "choose",
  open: "open",
  openInTab: "in a new tab",
  switchLanguage: "Switch to Slovenian",
  administration: "Administration",
  group: "Group",
  valveLocation: "Irrigation",
  formerPlace: "Former place",
} as const satisfies Translation<typeof sl>;

export const paletteTexts = { en, sl };
