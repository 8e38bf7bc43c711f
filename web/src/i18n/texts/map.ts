import { map as en } from "../en/map";
import { map as sl } from "../sl/map";

export const mapTexts = { en, sl };
