import { reportSchedules as en } from "../en/reportSchedules";
import { reportSchedules as sl } from "../sl/reportSchedules";

export const reportSchedulesTexts = { en, sl };
