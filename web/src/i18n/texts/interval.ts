import { interval as en } from "../en/interval";
import { interval as sl } from "../sl/interval";

export const intervalTexts = { en, sl };
