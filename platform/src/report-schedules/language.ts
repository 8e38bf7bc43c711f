export const REPORT_LANGUAGES = ["sl", "en"] as const;

/** What a report and its mail are written in. */
export type ReportLanguage = (typeof REPORT_LANGUAGES)[number];
