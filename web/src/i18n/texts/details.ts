import { details as en } from "../en/details";
import { details as sl } from "../sl/details";

export const detailsTexts = { en, sl };
