import { configTemplates as en } from "../en/configTemplates";
import { configTemplates as sl } from "../sl/configTemplates";

export const configTemplatesTexts = { en, sl };
