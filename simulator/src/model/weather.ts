import type { LocalTime } from "./localTime.js";
import { randomFor } from "./random.js";

/** Share of days with rain. */
const RAINY_DAYS = 0.3;

/** Rain at a local time in a region: 0 dry, 1 as hard as it gets. One spell on a rainy day. */
export function rainAt(seed: number, region: string, at: LocalTime): number {
  const random = randomFor(seed, "rain", region, at.day);
  if (random() >= RAINY_DAYS) return 0;
  const start = random() * 18;
  const hours = 3 + random() * 11;
  const strength = 0.3 + 0.7 * random();
  return at.hour >= start && at.hour < start + hours ? strength : 0;
}
