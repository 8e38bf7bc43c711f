import { compare as en } from "../en/compare";
import { compare as sl } from "../sl/compare";

export const compareTexts = { en, sl };
