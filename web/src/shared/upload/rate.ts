/** What was sent by when: bytes, milliseconds. */
export type Sample = { sent: number; at: number };

/** So long the rate looks back. */
const windowMs = 5000;

/** With one sample more, those that are too old left out, but for the one before the window. */
export function withSample(samples: readonly Sample[], sample: Sample): Sample[] {
  const all = [...samples, sample];
  const begin = all.findLastIndex(({ at }) => at <= sample.at - windowMs);
  return all.slice(Math.max(begin, 0));
}

/** Bytes a second over the last seconds; null where that can't be told yet. */
export function rateOf(samples: readonly Sample[]): number | null {
  const [first, last] = [samples.at(0), samples.at(-1)];
  if (first === undefined || last === undefined || last.at === first.at) return null;
  return ((last.sent - first.sent) * 1000) / (last.at - first.at);
}
