import { config as en } from "../en/config";
import { config as sl } from "../sl/config";

export const configTexts = { en, sl };
