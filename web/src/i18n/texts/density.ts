import { density as en } from "../en/density";
import { density as sl } from "../sl/density";

export const densityTexts = { en, sl };
