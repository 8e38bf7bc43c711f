/** A half-open span of time, [from, to), in Unix seconds. */
export interface Interval {
  from: number;
  to: number;
}

/** The parts of `whole` that none of `parts` covers, ascending. `parts` may overlap and be in any order. */
export function subtract(whole: Interval, parts: readonly Interval[]): Interval[] {
  const left: Interval[] = [];
  let from = whole.from;
  for (const part of [...parts].sort((a, b) => a.from - b.from)) {
    if (part.to <= from || part.to <= part.from) continue;
    if (part.from >= whole.to) break;
    if (part.from > from) left.push({ from, to: part.from });
    from = Math.max(from, part.to);
  }
  if (from < whole.to) left.push({ from, to: whole.to });
  return left;
}

/** The same span of time as few ascending intervals; touching ones become one. */
export function merge(parts: readonly Interval[]): Interval[] {
  const merged: Interval[] = [];
  for (const part of [...parts].sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && part.from <= last.to) last.to = Math.max(last.to, part.to);
    else if (part.from < part.to) merged.push({ ...part });
  }
  return merged;
}

/** `whole` cut at every multiple of `step` seconds. */
export function cutAtMultiples(whole: Interval, step: number): Interval[] {
  const cuts: Interval[] = [];
  for (let from = whole.from; from < whole.to; ) {
    const to = Math.min(whole.to, (Math.floor(from / step) + 1) * step);
    cuts.push({ from, to });
    from = to;
  }
  return cuts;
}
