import { publicGraph as en } from "../en/publicGraph";
import { publicGraph as sl } from "../sl/publicGraph";

export const publicGraphTexts = { en, sl };
