import type { Translation } from "../catalogue";
import type { keeping as source } from "../sl/keeping";

export const keeping = {
  noCookies: "The browser allows no cookies",
  noCookiesText:
    "Signing in needs them. Allow them for this site in the browser's settings, and reload the page.",
  noStorage: "The browser lets the portal store nothing",
  noStorageText:
    "You can log in, but have to do so again once the page is reloaded. Choices hold until then.",
} as const satisfies Translation<typeof source>;
