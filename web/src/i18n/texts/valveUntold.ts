import { valveUntold as en } from "../en/valveUntold";
import { valveUntold as sl } from "../sl/valveUntold";

export const valveUntoldTexts = { en, sl };
