import type { Db } from "../db/tables.js";
import { packCoverage, someKinds } from "../measurements/coverage.js";
import { common, type Interval } from "../measurements/intervals.js";
import type { Kind } from "../measurements/reading.js";
import { DAY } from "../time/clock.js";
import { contentOf, type ImportOf } from "./pieces.store.js";

export interface PieceCoverage {
  piece: number;
  from: number;
  to: number;
  /** Packed, in base 64. */
  coverage: string;
}

/**
 * Coverage of an import's readings, if the file does not state it: from the first to the last record to the
 * second, without silences longer than `gap` seconds (a day at most). It listened for the kinds that occur in
 * it, and says nothing about others.
 */
export async function coverageOfReadings(
  db: Db,
  { gap, ...of }: ImportOf & { gap: number },
): Promise<PieceCoverage[]> {
  const covered: Interval[] = [];
  const kinds = new Set<Kind>();
  const firsts: (Interval & { piece: number })[] = [];
  for await (const { piece, from, to, times, kinds: some } of daysOf(db, of)) {
    for (const kind of some) kinds.add(kind);
    firsts.push({ piece, from, to });
    for (const time of times) {
      const last = covered.at(-1);
      if (last && time + 1 - last.to <= gap) last.to = Math.max(last.to, time + 1);
      else covered.push({ from: time, to: time + 1 });
    }
  }
  let next = 0;
  return firsts.map(({ piece, ...span }, index) => {
    // A day's first piece covers the time until the next day with records.
    const day = Math.floor(span.from / DAY) * DAY;
    const end = Math.floor((firsts[index + 1]?.from ?? Number.MAX_SAFE_INTEGER) / DAY) * DAY;
    while ((covered[next]?.to ?? Number.POSITIVE_INFINITY) <= day) next += 1;
    const own: Interval[] = [];
    for (let at = next; (covered[at]?.from ?? end) < end; at += 1) {
      const one = covered[at];
      if (one) own.push(...common([one], [{ from: day, to: end }]));
    }
    const from = Math.min(span.from, own[0]?.from ?? span.from);
    const to = Math.max(span.to, own.at(-1)?.to ?? span.to);
    const coverage = Buffer.from(packCoverage(someKinds(kinds, own), from)).toString("base64");
    return { piece, from, to, coverage };
  });
}

/** The times and kinds of an import's readings by UTC day, in order, each day with its first piece. */
async function* daysOf(db: Db, of: ImportOf) {
  const spans = await db
    .selectFrom("import_piece")
    .select(["piece", "from_time as from", "to_time as to"])
    .where("client_id", "=", of.clientId)
    .where("import_id", "=", of.id)
    .orderBy("from_time")
    .orderBy("piece")
    .execute();
  for (let at = 0; at < spans.length; ) {
    const first = spans[at];
    if (!first) return;
    const day = Math.floor(first.from / DAY);
    const times: number[] = [];
    const kinds = new Set<Kind>();
    for (; at < spans.length && Math.floor((spans[at]?.from ?? 0) / DAY) === day; at += 1) {
      const content = await contentOf(db, of, spans[at]?.piece ?? 0);
      for (const { timestamp, kind } of content?.readings ?? []) {
        times.push(timestamp);
        kinds.add(kind);
      }
    }
    times.sort((one, other) => one - other);
    yield { ...first, times, kinds };
  }
}
