import { groups as en } from "../en/groups";
import { groups as sl } from "../sl/groups";

export const groupsTexts = { en, sl };
