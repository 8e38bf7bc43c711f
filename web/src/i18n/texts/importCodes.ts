import { importCodes as en } from "../en/importCodes";
import { importCodes as sl } from "../sl/importCodes";

export const importCodesTexts = { en, sl };
