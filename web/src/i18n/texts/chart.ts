import { chart as en } from "../en/chart";
import { chart as sl } from "../sl/chart";

export const chartTexts = { en, sl };
