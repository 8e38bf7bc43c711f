import { signInAgain as en } from "../en/signInAgain";
import { signInAgain as sl } from "../sl/signInAgain";

export const signInAgainTexts = { en, sl };
