import { admin as en } from "../en/admin";
import { admin as sl } from "../sl/admin";

export const adminTexts = { en, sl };
