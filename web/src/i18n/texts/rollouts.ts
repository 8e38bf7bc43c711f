import { rollouts as en } from "../en/rollouts";
import { rollouts as sl } from "../sl/rollouts";

export const rolloutsTexts = { en, sl };
