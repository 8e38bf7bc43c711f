/** Returns the present instant in whole Unix seconds. */
export type Clock = () => number;

export const systemClock: Clock = () => Math.floor(Date.now() / 1000);

export const MINUTE = 60;
export const HOUR = 3600;
export const DAY = 86_400;

/** Accepted instants: 1970 to 2100. */
export const LAST_INSTANT = 4_102_444_800;
