import type { Translation } from "../../i18n/catalogue";
import { sl } from "./summaryTexts.sl";

const en = {
  title: "Summary",
  toOverview: "To the overview",
  intervals: "Period of the summary",
  LAST_24H: "24h",
  WEEK: "1 week",
  TWO_WEEKS: "2 weeks",
  MONTH: "1 month",
  CALENDAR: "calendar",
  CUSTOM: "custom",

  locations: { one: "{count} location", other: "{count} locations" },
  vehicles: "Vehicles in all",
  cyclists: "Cyclists in all",
  people: "Pedestrians and cyclists in all",
  average: "Average speed",
  max: "Highest speed",
  overLimit: "Over the limit",
  completeness: "Completeness of data",
  tableLabel: "Locations: {name}",
  noLocations: "There are no devices here any more.",

  loadFailed: "There was an error while loading the data",
  loadFailedText: "The portal can't show the data at the moment. Try again in a moment.",
  emptyTitle: "There is no summary yet",
  emptyText:
    "The group has no roads or areas for a summary yet. Once an administrator arranges them, they show here.",
  noGroupTitle: "You are in no group yet",
  noGroupText: "An administrator has to add you to a group first; then its roads are summed up here.",
} as const satisfies Translation<typeof sl>;

export const summaryTexts = { en, sl };
