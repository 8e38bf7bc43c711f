import { settings as en } from "../en/settings";
import { settings as sl } from "../sl/settings";

export const settingsTexts = { en, sl };
