import { bulk as en } from "../en/bulk";
import { bulk as sl } from "../sl/bulk";

export const bulkTexts = { en, sl };
