import { valveSchedule as en } from "../en/valveSchedule";
import { valveSchedule as sl } from "../sl/valveSchedule";

export const valveScheduleTexts = { en, sl };
