import { auditCalls as en } from "../en/auditCalls";
import { auditCalls as sl } from "../sl/auditCalls";

export const auditCallsTexts = { en, sl };
