import type { Translation } from "../../i18n/catalogue";
import { sl } from "./keepingTexts.sl";

const en = {
  noCookies: "The browser allows no cookies",
  noCookiesText:
    "Signing in needs them. Allow them for this site in the browser's settings, and reload the page.",
  noStorage: "The browser lets the portal store nothing",
  noStorageText:
    "You can log in, but have to do so again once the page is reloaded. Choices hold until then.",
} as const satisfies Translation<typeof sl>;

export const keepingTexts = { en, sl };
