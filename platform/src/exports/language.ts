/** Languages of files. The first is the default. */
export const EXPORT_LANGUAGES = ["sl", "en"] as const;

export type ExportLanguage = (typeof EXPORT_LANGUAGES)[number];
