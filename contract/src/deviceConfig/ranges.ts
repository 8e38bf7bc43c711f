/** Ranges and usual values in a device's configuration that more than its fields' table needs. */

export const BYTE = 255;
export const WORD = 65_535;

/** km/h: the highest speed of any field but a smiley's. */
export const FASTEST = 300;
/** km/h: the highest speed that has a smiley. */
export const FASTEST_SMILEY = 200;

/** Size of the LED panel in pixels. */
export const PANEL = { width: 64, height: 16 } as const;

/** Number of brightness levels, and the highest of one. */
export const LEVELS = 8;
export const BRIGHTEST = 255;
/** Levels from night to full sun, for a sign that has none. */
export const USUAL_LEVELS: readonly number[] = [10, 30, 60, 90, 130, 170, 210, BRIGHTEST];

/** Seconds between two calls of a device that asks what there is to do. */
export const PING_INTERVALS = [15, 30, 60, 300, 900] as const;
export const USUAL_PING_INTERVAL = 60;

/** Seconds between two deliveries of measurements. */
export const MEASUREMENT_INTERVALS = [300, 900, 1800, 3600] as const;
export const USUAL_MEASUREMENT_INTERVAL = 300;

/** Characters of a word that only the firmware knows. */
export const LONGEST_TOKEN = 100;

/** Texts of a program: two, or three in a layout of four windows. */
export const TEXTS_A_PROGRAM = 2;
export const TEXTS_OF_FOUR_WINDOWS = 3;
/** Window 0 is the whole panel, and not for custom texts: a third text needs a fourth window. */
export const WINDOWS_OF_THREE_TEXTS = 4;
