import { deviceKey as en } from "../en/deviceKey";
import { deviceKey as sl } from "../sl/deviceKey";

export const deviceKeyTexts = { en, sl };
