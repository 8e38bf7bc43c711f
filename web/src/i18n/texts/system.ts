import { system as en } from "../en/system";
import { system as sl } from "../sl/system";

export const systemTexts = { en, sl };
