import { auditLog as en } from "../en/auditLog";
import { auditLog as sl } from "../sl/auditLog";

export const auditLogTexts = { en, sl };
