/** Steps of ambient light, from night to full sun; a configuration has a brightness for each. */
export const LIGHT_STEPS = 8;
/** A dull day. */
export const USUAL_LIGHT = 4;

/** Brightness that diodes need to be readable: at night, and in full sun. */
const [LEAST, MOST] = [8, 255];
/** Doublings above the need: the first still pleasant to the eye, the second unreadable. */
const [EASY, BLINDING] = [1.5, 3.5];

/** Appearance of diodes. */
export type Shine = {
  /** 0 (dark) to 1 (as bright as needed). */
  readonly strength: number;
  /** 0 to 1: how much they dazzle. */
  readonly glare: number;
};

/**
 * Appearance of diodes of a brightness (0 to 255; null: unknown, taken as right) in an ambient light. Eyes
 * adapt by ratios: the need grows by the same factor from step to step. It is an illustration, not a
 * measurement.
 */
export function shineAt(brightness: number | null, light: number): Shine {
  if (brightness === null) return { strength: 1, glare: 0 };
  const needed = LEAST * (MOST / LEAST) ** (light / (LIGHT_STEPS - 1));
  const ratio = brightness / needed;
  return {
    strength: Math.min(1, ratio ** 0.45),
    glare: Math.min(1, Math.max(0, (Math.log2(ratio) - EASY) / BLINDING)),
  };
}

/** Amount of daylight of a step, 0 to 1. */
export const daylightOf = (light: number): number => (light / (LIGHT_STEPS - 1)) ** 1.2;
