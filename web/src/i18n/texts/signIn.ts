import { signIn as en } from "../en/signIn";
import { signIn as sl } from "../sl/signIn";

export const signInTexts = { en, sl };
