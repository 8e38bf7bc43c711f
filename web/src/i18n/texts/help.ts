import { help as en } from "../en/help";
import { help as sl } from "../sl/help";

export const helpTexts = { en, sl };
