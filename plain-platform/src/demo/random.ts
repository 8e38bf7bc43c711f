/** Numbers from 0 to below 1, the same for the same seed. */
export type Random = () => number;

/** The generator mulberry32. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A random whole number with the expected mean. */
export function countAround(random: Random, expected: number): number {
  const spread = expected * (0.75 + 0.5 * random());
  return Math.floor(spread) + (random() < spread % 1 ? 1 : 0);
}

/** Approximately normal: mean 0, deviation 1. */
export const bell = (random: Random): number =>
  (random() + random() + random() + random() - 2) * Math.sqrt(3);
