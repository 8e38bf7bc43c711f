/** Most things in one list or call. */

/** Items of a bulk change, or of any list in an operation. */
export const ITEMS_A_CALL = 250;
export const CLIENTS_A_REPORT = 50;
export const RECIPIENTS_A_REPORT = 20;
export const ORIGINS_A_KEY = 50;
export const SUMMARY_GROUPS = 100;
/** Of all time. */
export const LIMITS_A_PLACE = 100;
/** Between the classes of a group's own; there is one class more. */
export const CLASS_BORDERS = 20;
/** Notes on time of one device, place or group, besides those of its calendars. */
export const NOTES_OF_ONE = 1000;
export const CALENDARS_A_GROUP = 10;
export const EVENTS_A_CALENDAR = 2000;
/** Of a bundle's schedule. */
export const SCHEDULE_ROWS = 50;
export const VEHICLES_A_VIDEO = 2000;
