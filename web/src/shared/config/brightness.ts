/** The names of the levels of brightness, from the darkest surroundings to the brightest. */
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

export const BRIGHTEST = 255;

/** What a document without levels begins with. */
export const usualLevels: readonly number[] = [10, 25, 50, 80, 115, 155, 200, BRIGHTEST];

/** The levels after one was moved: never below the one before it, and those after it that would be lower rise with it. */
export function movedLevel(levels: readonly number[], moved: number, to: number): number[] {
  const level = Math.min(BRIGHTEST, Math.max(levels[moved - 1] ?? 0, Math.round(to)));
  return levels.map((before, index) => {
    if (index === moved) return level;
    return index > moved ? Math.max(before, level) : before;
  });
}
