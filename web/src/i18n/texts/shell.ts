import { shell as en } from "../en/shell";
import { shell as sl } from "../sl/shell";

export const shellTexts = { en, sl };
