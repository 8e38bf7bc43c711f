import { firmware as en } from "../en/firmware";
import { firmware as sl } from "../sl/firmware";

export const firmwareTexts = { en, sl };
