import { actionTemplates as en } from "../en/actionTemplates";
import { actionTemplates as sl } from "../sl/actionTemplates";

export const actionTemplatesTexts = { en, sl };
