import { embed as en } from "../en/embed";
import { embed as sl } from "../sl/embed";

export const embedTexts = { en, sl };
