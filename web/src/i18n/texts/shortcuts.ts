import { shortcuts as en } from "../en/shortcuts";
import { shortcuts as sl } from "../sl/shortcuts";

export const shortcutsTexts = { en, sl };
