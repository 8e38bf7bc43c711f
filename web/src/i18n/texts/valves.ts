import { valves as en } from "../en/valves";
import { valves as sl } from "../sl/valves";

export const valvesTexts = { en, sl };
