import type { Translation } from "../../i18n/catalogue";
import { sl } from "./pagesTexts.sl";

const en = {
  loadFailedText: "Try again in a little while.",
  notOffered: "The portal's platform does not offer this.",
  noAccess: "No access",
  noAccessText: "This page needs a right that you don't have. An administrator can give it.",
  more: "Load more",
  moreFailed: "The rest of the list could not be loaded. Try again.",
  shownOf: "{shown} of {total} shown",
  asOf: "Updated",
  refresh: "Refresh",
} as const satisfies Translation<typeof sl>;

export const pagesTexts = { en, sl };
