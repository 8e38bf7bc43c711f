import { introduction as en } from "../en/introduction";
import { introduction as sl } from "../sl/introduction";

export const introductionTexts = { en, sl };
