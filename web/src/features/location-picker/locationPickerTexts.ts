import type { Translation } from "../../i18n/catalogue";
import { sl } from "./locationPickerTexts.sl";

const en = {
  title: "Choose a location",
  search: "Find a location",
  searchHint: "Name, ID or GUID",
  list: "Locations",
  found: { one: "{count} location", other: "{count} locations" },
  noAddress: "no address",
  id: "ID {id}",
  noMatchTitle: "Nothing matches",
  noMatchText: "No location matches “{search}”.",
  clear: "Clear the search",
  emptyTitle: "No locations yet",
  emptyText: "As soon as an administrator assigns a device to your group, it shows here.",
  noGroupTitle: "You are in no group yet",
  noGroupText: "An administrator has to add you to a group first; then you see its locations here.",
  loadFailed: "There was an error while obtaining the data!",
} as const satisfies Translation<typeof sl>;

export const locationPickerTexts = { en, sl };
