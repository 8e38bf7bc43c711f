import { actions as en } from "../en/actions";
import { actions as sl } from "../sl/actions";

export const actionsTexts = { en, sl };
