/** What files can be written in; the first is the default. */
export const EXPORT_LANGUAGES = ["sl", "en"] as const;

export type ExportLanguage = (typeof EXPORT_LANGUAGES)[number];
