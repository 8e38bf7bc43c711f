import { configFields as en } from "../en/configFields";
import { configFields as sl } from "../sl/configFields";

export const configFieldsTexts = { en, sl };
