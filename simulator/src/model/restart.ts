import type { Device } from "./device.js";
import { randomFor } from "./random.js";

const AT_LEAST = 15;
const UP_TO_MORE = 20;

/**
 * Seconds for which a restarting device sends and asks nothing; it continues to measure.
 * @param why distinguishes restarts
 */
export function restartSeconds(seed: number, { serialNumber }: Device, why: string): number {
  return AT_LEAST + Math.floor(randomFor(seed, serialNumber, "restart", why)() * UP_TO_MORE);
}
