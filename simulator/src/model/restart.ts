import type { Device } from "./device.js";
import { randomFor } from "./random.js";

const AT_LEAST = 15;
const UP_TO_MORE = 20;

/** Seconds for which a device that restarts sends and asks nothing; it measures on. @param why tells one restart from another */
export function restartSeconds(seed: number, { serialNumber }: Device, why: string): number {
  return AT_LEAST + Math.floor(randomFor(seed, serialNumber, "restart", why)() * UP_TO_MORE);
}
