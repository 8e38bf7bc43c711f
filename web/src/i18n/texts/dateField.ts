import { dateField as en } from "../en/dateField";
import { dateField as sl } from "../sl/dateField";

export const dateFieldTexts = { en, sl };
