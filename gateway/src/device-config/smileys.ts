import type { SmileyFields } from "../platform-api/deviceConfig/signals.js";

/** km/h: the fastest that a face is for. */
const LAST_SPEED = 200;

/** A happy face up to the limit, a sad one above it. */
export function smileysAt(speedLimit: number): SmileyFields[] {
  const happy: SmileyFields = { icon: "HAPPY", fromSpeed: 0, toSpeed: speedLimit };
  const sad: SmileyFields = { icon: "SAD", fromSpeed: speedLimit + 1, toSpeed: LAST_SPEED };
  return speedLimit < LAST_SPEED ? [happy, sad] : [happy];
}
