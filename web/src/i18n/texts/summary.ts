import { summary as en } from "../en/summary";
import { summary as sl } from "../sl/summary";

export const summaryTexts = { en, sl };
