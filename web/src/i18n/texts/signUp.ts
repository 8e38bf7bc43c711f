import { signUp as en } from "../en/signUp";
import { signUp as sl } from "../sl/signUp";

export const signUpTexts = { en, sl };
