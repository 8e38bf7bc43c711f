import { estimate as en } from "../en/estimate";
import { estimate as sl } from "../sl/estimate";

export const estimateTexts = { en, sl };
