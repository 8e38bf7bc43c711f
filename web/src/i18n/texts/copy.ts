import { copy as en } from "../en/copy";
import { copy as sl } from "../sl/copy";

export const copyTexts = { en, sl };
