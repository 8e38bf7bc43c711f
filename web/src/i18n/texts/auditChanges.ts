import { auditChanges as en } from "../en/auditChanges";
import { auditChanges as sl } from "../sl/auditChanges";

export const auditChangesTexts = { en, sl };
