import { clock as en } from "../en/clock";
import { clock as sl } from "../sl/clock";

export const clockTexts = { en, sl };
