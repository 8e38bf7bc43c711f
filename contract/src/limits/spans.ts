/** Stretches of time, in the unit of their name. Days of the same wall time are an hour longer in autumn. */

/** A period of figures. */
export const PERIOD_DAYS = 400;
/** A period of figures that are made from single road users. */
export const SINGLE_RECORDS_DAYS = 31;
/** A period that is left out. */
export const EXCLUSION_DAYS = 92;

/** The longest note on time. */
export const NOTE_DAYS = 800;
/** Between two looks at a calendar's address, however often somebody asks. */
export const CALENDAR_REST_SECONDS = 60;
/** Events of a calendar are taken from that long ago, and until that far ahead. */
export const CALENDAR_YEARS = { back: 5, ahead: 2 } as const;

/** The pause of a bundle. */
export const PAUSE_DAYS = 60;
export const MANUAL_RUN_HOURS = 24;
/** A valve's history, and how far ahead its plans are known. */
export const HISTORY_DAYS = 31;
export const AHEAD_DAYS = 8;
/** The preview of a schedule. */
export const PREVIEW_DAYS = 31;
/** A valve's report holds until the next one, but no longer. */
export const REPORT_HOLDS_SECONDS = 3600;

/** A device that has been silent for longer is late to the platform, and red on screens. */
export const SILENT_SECONDS = 3600;
/** After which silence people can be notified. */
export const SILENT_MINUTES = { min: 10, max: 1440 } as const;

/** How long a rollout may wait for its pilots, and does where nobody says. */
export const ROLLOUT_HOURS = 8760;
export const USUAL_ROLLOUT_HOURS = 72;

/** What a clock's error and a post's delay may add up to before the device's clock counts as wrong. */
export const CLOCK_TOLERANCE_SECONDS = 60;
