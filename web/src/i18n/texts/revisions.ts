import { revisions as en } from "../en/revisions";
import { revisions as sl } from "../sl/revisions";

export const revisionsTexts = { en, sl };
