/** Numbers in [0, 1), the same sequence for the same key. */
export type Random = () => number;

/** FNV-1a over the UTF-16 units of `text`, started from `basis`. */
function hash(text: string, basis: number): number {
  let h = basis;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  return h ^ (h >>> 13);
}

/**
 * A generator (sfc32) that depends only on its key, so that every cell of the model is reproducible by
 * itself.
 */
export function randomFor(...key: readonly (string | number)[]): Random {
  const text = key.join("|");
  let a = hash(text, 0x811c9dc5);
  let b = hash(text, 0x9e3779b9);
  let c = hash(text, 0x243f6a88);
  let counter = 1;
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  for (let i = 0; i < 12; i++) next();
  return next;
}

/** Normally distributed (Box-Muller). */
export function normal(random: Random, mean: number, deviation: number): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random()));
  return mean + deviation * radius * Math.cos(2 * Math.PI * random());
}

/** Poisson distributed (Knuth); meant for means below some hundreds. */
export function poisson(random: Random, mean: number): number {
  const floor = Math.exp(-mean);
  let count = 0;
  for (let product = random(); product > floor; product *= random()) count++;
  return count;
}

/** 1, 2, 3 … with the given mean (geometric). */
export function geometric(random: Random, mean: number): number {
  if (mean <= 1) return 1;
  return 1 + Math.floor(Math.log(1 - random()) / Math.log(1 - 1 / mean));
}

/** A value in [-1, 1] that wanders smoothly over `time`, with a new direction every `period` seconds. */
export function drift(key: readonly (string | number)[], time: number, period: number): number {
  const step = Math.floor(time / period);
  const share = time / period - step;
  const at = (index: number): number => randomFor(...key, index)() * 2 - 1;
  const eased = share * share * (3 - 2 * share);
  return at(step) * (1 - eased) + at(step + 1) * eased;
}
