import type { Translation } from "../../i18n/catalogue";
import { sl } from "./jobsTexts.sl";

const en = {
  events: "Forget old events",
  "times ahead": "Put times in the future right, if the server's clock was wrong",
  "kept answers": "Forget kept answers",
  "ended sign-ins": "Forget ended sign-ins",
  "notification scan": "Look for news to notify of",
  "notification delivery": "Send notifications",
  "old notifications": "Forget old notifications",
  "account mail": "Send mails about accounts",
  "ends of keys": "Warn of keys that are about to end",
  "ended links": "Forget expired links of accounts",
  "report mail": "Send reports by e-mail",
  "old reports": "Delete old reports",
  rollouts: "Lead rollouts on",
  "manual runs": "End manual irrigation",
  plates: "Delete number plates",
  films: "Delete films of traffic that are done with",
  compaction: "Pack the measurements of past days",
  calendars: "Read the calendars at addresses of groups",
  retention: "Delete what is older than agreed",
  "months ahead": "Prepare tables of months ahead",
  imports: "Reads and brings in files of records",
  "imports' leftovers": "Deletes what is left of imports",
  "unfinished uploads": "Delete unfinished uploads",
} as const satisfies Translation<typeof sl>;

export const jobsTexts = { en, sl };
