import { jobs as en } from "../en/jobs";
import { jobs as sl } from "../sl/jobs";

export const jobsTexts = { en, sl };
