import { adminClient as en } from "../en/adminClient";
import { adminClient as sl } from "../sl/adminClient";

export const adminClientTexts = { en, sl };
