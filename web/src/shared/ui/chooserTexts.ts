import type { Translation } from "../../i18n/catalogue";
import { sl } from "./chooserTexts.sl";

const en = {
  choices: "Choices",
  clear: "Clear the choice",
  found: { one: "{count} match", other: "{count} matches" },
  noMatch: "Nothing matches “{search}”.",
  nothing: "There is nothing to choose.",
  before: "… {count} more before these: type",
  after: "… {count} more: type",
} as const satisfies Translation<typeof sl>;

export const chooserTexts = { en, sl };
