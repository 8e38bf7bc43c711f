/** Ranges of figures that people set, and what counts where nobody has set one. */

/** km/h. */
export const SPEED_LIMITS = { min: 1, max: 200 } as const;
export const USUAL_SPEED_LIMIT = 50;

/** Metres: from where on a sign sees vehicles. */
export const DISTANCES = { min: 0, max: 1000 } as const;

/** Frames a second of a film. */
export const FRAME_RATES = { min: 1, max: 240 } as const;
export const LAST_FRAME = 10_000_000;

/** Degrees. */
export const HIGHEST_LATITUDE = 90;
export const HIGHEST_LONGITUDE = 180;

/** Seconds to the vehicle before, from which on one drives freely. */
export const FREE_GAP = { min: 3, max: 10 } as const;
export const USUAL_FREE_GAP = 5;

/** km/h: where own classes of speed may end. A device sends 300 at most. */
export const SPEED_BORDERS = { min: 1, max: 299 } as const;
/** Metres: where own classes of length may end; stored hours tell lengths in whole metres, */
export const LENGTH_BORDERS = { min: 1, max: 99 } as const;
/** and where the specification's classes end, which are not whole. */
export const FINER_LENGTHS = [2.5, 5.2] as const;
