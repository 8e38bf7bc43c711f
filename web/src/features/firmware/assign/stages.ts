/** Most devices in one call; a rollout begins with its first call. */
const firstCall = 250;

const usualShare = 0.05;
const usualAtMost = 10;

/** Default number of pilots: one device in twenty, 1 to 10. */
export const usualPilots = (devices: number): number =>
  Math.min(Math.max(Math.ceil(devices * usualShare), 1), usualAtMost);

/** Most pilots, or failures. */
export const mostOf = (devices: number): number => Math.min(devices, firstCall);

/** A whole number between both, or null. */
export function countIn(text: string, least: number, most: number): number | null {
  const count = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
  return count >= least && count <= most ? count : null;
}

/** Default hours to wait for pilots. */
export const usualWait = 72;
/** A year. */
export const longestWait = 8760;

/** Hours to wait, null for no end, undefined for anything else. */
export function hoursIn(text: string): number | null | undefined {
  if (text.trim() === "") return null;
  return countIn(text, 1, longestWait) ?? undefined;
}
