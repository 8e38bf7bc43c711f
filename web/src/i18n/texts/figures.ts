import { figures as en } from "../en/figures";
import { figures as sl } from "../sl/figures";

export const figuresTexts = { en, sl };
