import { sign as en } from "../en/sign";
import { sign as sl } from "../sl/sign";

export const signTexts = { en, sl };
