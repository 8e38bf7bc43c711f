/** Bytes sent by a time in milliseconds. */
export type Sample = { sent: number; at: number };

/** Time that the rate is averaged over. */
const windowMs = 5000;

/** Adds a sample and drops old ones, except the last before the window. */
export function withSample(samples: readonly Sample[], sample: Sample): Sample[] {
  const all = [...samples, sample];
  const begin = all.findLastIndex(({ at }) => at <= sample.at - windowMs);
  return all.slice(Math.max(begin, 0));
}

/** Bytes a second over the last seconds; null if unknown yet. */
export function rateOf(samples: readonly Sample[]): number | null {
  const [first, last] = [samples.at(0), samples.at(-1)];
  if (first === undefined || last === undefined || last.at === first.at) return null;
  return ((last.sent - first.sent) * 1000) / (last.at - first.at);
}
