import { helpTip as en } from "../en/helpTip";
import { helpTip as sl } from "../sl/helpTip";

export const helpTipTexts = { en, sl };
