import { resources as en } from "../en/resources";
import { resources as sl } from "../sl/resources";

export const resourcesTexts = { en, sl };
