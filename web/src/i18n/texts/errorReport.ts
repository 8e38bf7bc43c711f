import { errorReport as en } from "../en/errorReport";
import { errorReport as sl } from "../sl/errorReport";

export const errorReportTexts = { en, sl };
