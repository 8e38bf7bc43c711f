import { crest as en } from "../en/crest";
import { crest as sl } from "../sl/crest";

export const crestTexts = { en, sl };
