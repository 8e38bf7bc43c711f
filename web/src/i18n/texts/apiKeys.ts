import { apiKeys as en } from "../en/apiKeys";
import { apiKeys as sl } from "../sl/apiKeys";

export const apiKeysTexts = { en, sl };
