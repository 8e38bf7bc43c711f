import { valveBundles as en } from "../en/valveBundles";
import { valveBundles as sl } from "../sl/valveBundles";

export const valveBundlesTexts = { en, sl };
