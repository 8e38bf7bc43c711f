/** Steps of ambient light, from night to full sun; a configuration has a brightness for each. */
export const LIGHT_STEPS = 8;
/** A dull day. */
export const USUAL_LIGHT = 4;

/** What diodes need to be read well: at night, and in full sun. */
const [LEAST, MOST] = [8, 255];
/** Doublings beyond the need that eyes don't mind, and from there until nothing can be read. */
const [EASY, BLINDING] = [1.5, 3.5];

/** How diodes look to the eye. */
export type Shine = {
  /** 0 dark to 1 as bright as needed. */
  readonly strength: number;
  /** 0 to 1: how much they dazzle. */
  readonly glare: number;
};

/**
 * How diodes of a brightness (0 to 255; null: unknown, taken as right) look in an ambient light. Eyes adapt by ratios: the
 * need grows by the same factor from one step to the next. A picture for the eye, not a measurement.
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

/** How much daylight a step has, 0 to 1. */
export const daylightOf = (light: number): number => (light / (LIGHT_STEPS - 1)) ** 1.2;
