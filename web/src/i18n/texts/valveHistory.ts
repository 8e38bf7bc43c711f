import { valveHistory as en } from "../en/valveHistory";
import { valveHistory as sl } from "../sl/valveHistory";

export const valveHistoryTexts = { en, sl };
