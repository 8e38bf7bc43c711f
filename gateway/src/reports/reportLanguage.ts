import { registerEnumType } from "type-graphql";
import type { LinkLanguage } from "../http/languageQuery.js";
import type { ReportLanguageName } from "../platform-api/reportSchedules.js";

export const ReportLanguage: { readonly [name in ReportLanguageName]: name } = { SL: "SL", EN: "EN" };
registerEnumType(ReportLanguage, {
  name: "ReportLanguage",
  description: "What a report is written in.",
  valuesConfig: { SL: { description: "Slovenian." }, EN: { description: "English." } },
});

/** As links name it. */
export const LINK_LANGUAGE: { readonly [name in ReportLanguageName]: LinkLanguage } = { SL: "sl", EN: "en" };
