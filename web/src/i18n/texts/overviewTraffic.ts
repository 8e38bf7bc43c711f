import { overviewTraffic as en } from "../en/overviewTraffic";
import { overviewTraffic as sl } from "../sl/overviewTraffic";

export const overviewTrafficTexts = { en, sl };
