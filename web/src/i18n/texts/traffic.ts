import { traffic as en } from "../en/traffic";
import { traffic as sl } from "../sl/traffic";

export const trafficTexts = { en, sl };
