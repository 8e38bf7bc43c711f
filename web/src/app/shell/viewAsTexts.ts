import type { Translation } from "../../i18n/catalogue";
import { sl } from "./viewAsTexts.sl";

const en = {
  viewingAs: "Viewing as {name}",
  explained: "You see what its users see. What you change is done in their name.",
  back: "Back to administration",
} as const satisfies Translation<typeof sl>;

export const viewAsTexts = { en, sl };
