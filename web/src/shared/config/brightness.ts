import { BRIGHTEST } from "@obcestje/contract/deviceConfig/ranges.js";
/** Names of the brightness levels, from the darkest surroundings to the brightest. */
export const levelNames = [
  "night",
  "lateDusk",
  "dusk",
  "dull",
  "overcast",
  "bright",
  "sunny",
  "fullSun",
] as const;

/** The levels after one was moved: it is at least as high as the one before, and lower ones after it rise with it. */
export function movedLevel(levels: readonly number[], moved: number, to: number): number[] {
  const level = Math.min(BRIGHTEST, Math.max(levels[moved - 1] ?? 0, Math.round(to)));
  return levels.map((before, index) => {
    if (index === moved) return level;
    return index > moved ? Math.max(before, level) : before;
  });
}
