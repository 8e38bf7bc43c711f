import { newcomer as en } from "../en/newcomer";
import { newcomer as sl } from "../sl/newcomer";

export const newcomerTexts = { en, sl };
