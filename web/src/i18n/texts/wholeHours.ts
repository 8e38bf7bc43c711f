import { wholeHours as en } from "../en/wholeHours";
import { wholeHours as sl } from "../sl/wholeHours";

export const wholeHoursTexts = { en, sl };
