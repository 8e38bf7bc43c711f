import { imports as en } from "../en/imports";
import { imports as sl } from "../sl/imports";

export const importsTexts = { en, sl };
