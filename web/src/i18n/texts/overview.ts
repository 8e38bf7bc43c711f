import { overview as en } from "../en/overview";
import { overview as sl } from "../sl/overview";

export const overviewTexts = { en, sl };
