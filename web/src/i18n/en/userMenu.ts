import type { Translation } from "../catalogue";
import type { userMenu as source } from "../sl/userMenu";

export const userMenu = {
  shortcuts: "Keyboard shortcuts",
  introduction: "Short introduction",
  language: "Language",
  slovenian: "Slovenščina",
  english: "English",
  logout: "Logout",
  loggedOut: "Successfully logged out",
  logoutFailed: "There was an error while trying to log out",
  languageNotSaved: "The language could not be saved in the account",
} as const satisfies Translation<typeof source>;
