import { pages as en } from "../en/pages";
import { pages as sl } from "../sl/pages";

export const pagesTexts = { en, sl };
