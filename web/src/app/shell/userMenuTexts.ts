import type { Translation } from "../../i18n/catalogue";
import { sl } from "./userMenuTexts.sl";

const en = {
  shortcuts: "Keyboard shortcuts",
  introduction: "Short introduction",
  language: "Language",
  slovenian: "Slovenščina",
  english: "English",
  logout: "Logout",
  loggedOut: "Successfully logged out",
  logoutFailed: "There was an error while trying to log out",
  languageNotSaved: "The language could not be saved in the account",
} as const satisfies Translation<typeof sl>;

export const userMenuTexts = { en, sl };
