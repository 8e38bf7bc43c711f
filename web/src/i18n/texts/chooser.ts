import { chooser as en } from "../en/chooser";
import { chooser as sl } from "../sl/chooser";

export const chooserTexts = { en, sl };
