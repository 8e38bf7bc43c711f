import { viewAs as en } from "../en/viewAs";
import { viewAs as sl } from "../sl/viewAs";

export const viewAsTexts = { en, sl };
