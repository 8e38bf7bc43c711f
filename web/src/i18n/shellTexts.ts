import type { Translation } from "./catalogue";
import { sl } from "./shellTexts.sl";

const en = {
  skip: "Skip to content",
  home: "Obcestje, to the overview",
  overview: "Overview",
  locations: "Locations",
  locationsFailed: "The locations could not be loaded",
  find: "Find anything",
  findKeys: "Ctrl K",
  findLocation: "Find a location",
  noMatch: "Nothing matches",
  mainNavigation: "Main navigation",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  hideSidebar: "Hide sidebar",
  showSidebar: "Show sidebar",
  userMenu: "User menu: {name}",
  printed: "Printed {time}",
  sessionFailed: "There was a problem with session checking",
  viewLost: "This group can't be viewed any more",
  traffic: "Traffic",
  summary: "Summary",
  compare: "Compare",
  reportSchedules: "Reports",
  videoLabelling: "Vehicle counting",
  profile: "Profile",
  notifications: "Notifications",
  apiKeys: "Keys",
  people: "People in the group",
  reportError: "Report an error",
  apiExplorer: "API explorer",
} as const satisfies Translation<typeof sl>;

export const shellTexts = { en, sl };
