import { userMenu as en } from "../en/userMenu";
import { userMenu as sl } from "../sl/userMenu";

export const userMenuTexts = { en, sl };
