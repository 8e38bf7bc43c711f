import { overtaken as en } from "../en/overtaken";
import { overtaken as sl } from "../sl/overtaken";

export const overtakenTexts = { en, sl };
