import { ui as en } from "../en/ui";
import { ui as sl } from "../sl/ui";

export const uiTexts = { en, sl };
