import { overviewAdmin as en } from "../en/overviewAdmin";
import { overviewAdmin as sl } from "../sl/overviewAdmin";

export const overviewAdminTexts = { en, sl };
