import { publicPage as en } from "../en/publicPage";
import { publicPage as sl } from "../sl/publicPage";

export const publicPageTexts = { en, sl };
