import { errorReports as en } from "../en/errorReports";
import { errorReports as sl } from "../sl/errorReports";

export const errorReportsTexts = { en, sl };
