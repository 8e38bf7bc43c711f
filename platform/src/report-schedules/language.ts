export const REPORT_LANGUAGES = ["sl", "en"] as const;

/** Languages of a report and its mail. */
export type ReportLanguage = (typeof REPORT_LANGUAGES)[number];
