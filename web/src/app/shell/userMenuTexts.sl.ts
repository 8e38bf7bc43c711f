import type { Catalogue } from "../../i18n/catalogue";

export const sl = {
  shortcuts: "Bližnjice na tipkovnici",
  introduction: "Kratek uvod",
  language: "Jezik",
  slovenian: "Slovenščina",
  english: "English",
  logout: "Odjava",
  loggedOut: "Odjava je uspela",
  logoutFailed: "Pri odjavi je prišlo do napake",
  languageNotSaved: "Jezika ni bilo mogoče shraniti v račun",
} as const satisfies Catalogue;
