/** Most characters of texts that people and devices send, and fewest where it says so. An emoji counts as one. */

export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 256;
export const SHORTEST_EMAIL = 3;
export const LONGEST_EMAIL = 254;
/** A first or last name. */
export const LONGEST_PERSON_NAME = 100;
export const LONGEST_PHONE = 50;

/** What people call a place, group, road, bundle, schedule, template or video. */
export const LONGEST_NAME = 200;
export const LONGEST_KEY_NAME = 100;
/** What a firmware, action or template is good for. */
export const LONGEST_DESCRIPTION = 2000;

export const LONGEST_ADDRESS = 300;
export const LONGEST_SERIAL_NUMBER = 100;
export const LONGEST_NOTES = 20_000;
/** Why a period is left out. */
export const LONGEST_REASON = 500;
/** Of a note on time; a calendar's events are cut to it. */
export const LONGEST_NOTE_TEXT = 500;
/** Where a calendar is. */
export const LONGEST_CALENDAR_ADDRESS = 1000;

export const LONGEST_TIME_ZONE = 64;
export const LONGEST_CRON = 100;
export const LONGEST_ORIGIN = 300;
export const LONGEST_WEBHOOK = 500;
export const LONGEST_CURSOR = 500;
export const LONGEST_REQUEST_ID = 128;
/** What the audit log is searched for. */
export const LONGEST_AUDIT_WORDS = 200;

/** A report of an error: its message, and the page on which it shows. */
export const LONGEST_ERROR_MESSAGE = 5000;
export const LONGEST_ERROR_PAGE = 500;

export const LONGEST_ACTION_TYPE = 100;
export const LONGEST_ACTION_PARAMETER = 1000;
/** Of a firmware. */
export const LONGEST_VERSION = 100;
/** The name of a value that a device reports. */
export const LONGEST_PARAMETER_NAME = 64;

/** Where the film of a traffic video is. */
export const LONGEST_FILM_ADDRESS = 1000;
export const LONGEST_VEHICLE_TYPE = 50;
export const LONGEST_PLATE = 20;
