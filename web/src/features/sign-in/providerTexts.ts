import type { Translation } from "../../i18n/catalogue";
import { sl } from "./providerTexts.sl";

const en = {
  signInWith: "Log in with {label}",
  signInWithElsewhere: "Log in with {label} (in a new tab)",
  or: "or",
} as const satisfies Translation<typeof sl>;

export const providerTexts = { en, sl };
