import { customTexts as en } from "../en/customTexts";
import { customTexts as sl } from "../sl/customTexts";

export const customTextsTexts = { en, sl };
