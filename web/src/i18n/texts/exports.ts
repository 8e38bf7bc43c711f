import { exports as en } from "../en/exports";
import { exports as sl } from "../sl/exports";

export const exportTexts = { en, sl };
