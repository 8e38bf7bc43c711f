import { ITEMS_A_CALL } from "@obcestje/contract/limits/counts.js";
import { ROLLOUT_HOURS } from "@obcestje/contract/limits/spans.js";

const usualShare = 0.05;
const usualAtMost = 10;

/** Default number of pilots: one device in twenty, 1 to 10. */
export const usualPilots = (devices: number): number =>
  Math.min(Math.max(Math.ceil(devices * usualShare), 1), usualAtMost);

/** Most pilots, or failures: a rollout begins with its first call. */
export const mostOf = (devices: number): number => Math.min(devices, ITEMS_A_CALL);

/** A whole number between both, or null. */
export function countIn(text: string, least: number, most: number): number | null {
  const count = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
  return count >= least && count <= most ? count : null;
}

/** Hours to wait, null for no end, undefined for anything else. */
export function hoursIn(text: string): number | null | undefined {
  if (text.trim() === "") return null;
  return countIn(text, 1, ROLLOUT_HOURS) ?? undefined;
}
