import { publicParts as en } from "../en/publicParts";
import { publicParts as sl } from "../sl/publicParts";

export const publicPartsTexts = { en, sl };
