import { exclusions as en } from "../en/exclusions";
import { exclusions as sl } from "../sl/exclusions";

export const exclusionsTexts = { en, sl };
