import type { Translation } from "../catalogue";
import type { shell as source } from "../sl/shell";

export const shell = {
  skip: "Skip to content",
  home: "Obcestje, to the overview",
  admin: "Admin",
  client: "Client",
  overview: "Overview",
  locations: "Locations",
  findLocation: "Find a location",
  noMatch: "Nothing matches",
  mainNavigation: "Main navigation",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  hideSidebar: "Hide sidebar",
  showSidebar: "Show sidebar",
  userMenu: "User menu: {name}",
  language: "Language",
  slovenian: "Slovenščina",
  english: "English",
  logout: "Logout",
  loggedOut: "Successfully logged out",
  logoutFailed: "There was an error while trying to log out",
  sessionFailed: "There was a problem with session checking",
} as const satisfies Translation<typeof source>;
