import { reportFile as en } from "../en/reportFile";
import { reportFile as sl } from "../sl/reportFile";

export const reportFileTexts = { en, sl };
