import type { Translation } from "../../i18n/catalogue";
import { sl } from "./signInAgainTexts.sl";

const en = {
  title: "Your session has ended",
  text: "What you changed on this page is still here. Sign in again as {username} to go on.",
  leave: "Discard the changes and leave",
} as const satisfies Translation<typeof sl>;

export const signInAgainTexts = { en, sl };
