import { report as en } from "../en/report";
import { report as sl } from "../sl/report";

export const reportTexts = { en, sl };
