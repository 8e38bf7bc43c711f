import { upload as en } from "../en/upload";
import { upload as sl } from "../sl/upload";

export const uploadTexts = { en, sl };
