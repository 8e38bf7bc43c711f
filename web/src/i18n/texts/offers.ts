import { offers as en } from "../en/offers";
import { offers as sl } from "../sl/offers";

export const offersTexts = { en, sl };
