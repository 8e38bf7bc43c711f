import { profile as en } from "../en/profile";
import { profile as sl } from "../sl/profile";

export const profileTexts = { en, sl };
