import type { Db } from "../db/tables.js";
import type { CountedInterval } from "../measurements/countedInterval.js";
import { allCoverage, anyKind, type Coverage } from "../measurements/coverage.js";
import { type Interval, seconds } from "../measurements/intervals.js";
import {
  DIRECTION,
  type Direction,
  isCounted,
  KIND,
  type Kind,
  type Reading,
  UNTOLD,
} from "../measurements/reading.js";
import { HOUR } from "../time/clock.js";
import { localHours } from "../time/hours.js";
import { sentenceOf } from "./files/texts.js";
import { type PartlyKnown, partlyKnown } from "./knownTime.store.js";
import { overlapWith } from "./overlap.store.js";
import { contentOf, type ImportOf, type PieceContent } from "./pieces.store.js";
import type { RefusedCount } from "./reading.js";
import { recordsAsSent } from "./recordsAsSent.js";
import type { Look } from "./schemas.js";
import { KIND_FIELDS, noUsers, ofHeardKinds } from "./usersByKind.js";

const FIRST_RECORDS = 8;
const GAPS_TOLD = 20;

interface LookInput {
  id: number;
  clientId: number;
  timeZone: string;
  refused: number;
  byCode: RefusedCount[];
  sameAs: number | null;
}

/** The effect of an import that has been read, and the existing data of its time. */
export async function lookAt(db: Db, input: LookInput): Promise<Look> {
  const tally = new Tally(input.timeZone);
  const partly: PartlyKnown = { partlyTaken: 0, partlyLeftOut: 0 };
  for await (const content of contentsOf(db, input)) {
    tally.add(content);
    const { partlyTaken, partlyLeftOut } = await partlyKnown(db, input.clientId, content);
    partly.partlyTaken += partlyTaken;
    partly.partlyLeftOut += partlyLeftOut;
  }
  const coverage = allCoverage(tally.coverages);
  const covered = anyKind(coverage);
  const [from, to] = [covered[0]?.from ?? null, covered.at(-1)?.to ?? null];
  const gaps = covered.slice(1).map((next, index) => ({ from: covered[index]?.to ?? 0, to: next.from }));
  return {
    ...tally.counts(),
    ...ofHeardKinds(tally.users, coverage),
    ...{ from, to },
    coveredSeconds: seconds(covered),
    ...coveredBy(covered, input.timeZone),
    gaps: gaps.slice(0, GAPS_TOLD),
    gapCount: gaps.length,
    refused: input.refused,
    refusedByCode: input.byCode.map((one) => ({ ...one, message: sentenceOf(one) })),
    overlap: { ...(await overlapWith(db, input, coverage)), ...partly },
    sameAs: input.sameAs,
  };
}

/** The contents of an import's pieces, by time. */
async function* contentsOf(db: Db, of: ImportOf): AsyncGenerator<PieceContent> {
  const pieces = await db
    .selectFrom("import_piece")
    .select("piece")
    .where("client_id", "=", of.clientId)
    .where("import_id", "=", of.id)
    .orderBy("from_time")
    .orderBy("piece")
    .execute();
  for (const { piece } of pieces) {
    const content = await contentOf(db, of, piece);
    if (content) yield content;
  }
}

const WAYS = {
  [DIRECTION.incoming]: "incoming",
  [DIRECTION.outgoing]: "outgoing",
  [UNTOLD]: "withoutDirection",
} as const;

class Tally {
  readonly coverages: Coverage[] = [];
  readonly users = noUsers();
  private readonly months = new Map<string, number>();
  private readonly first: Record<string, unknown>[] = [];
  private readonly sums = {
    readings: 0,
    intervals: 0,
    incoming: 0,
    outgoing: 0,
    withoutDirection: 0,
    withoutSpeed: 0,
  };
  private readonly month: Intl.DateTimeFormat;

  constructor(timeZone: string) {
    this.month = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit" });
  }

  add(content: PieceContent): void {
    const { readings, intervals, covered } = content;
    this.coverages.push(covered);
    this.sums.readings += readings.length;
    this.sums.intervals += intervals.length;
    if (this.first.length < FIRST_RECORDS)
      this.first.push(...recordsAsSent(content, FIRST_RECORDS - this.first.length));
    for (const reading of readings) this.addReading(reading);
    for (const interval of intervals) this.addInterval(interval);
  }

  counts() {
    const months = [...this.months].map(([month, users]) => ({ month, users }));
    return { ...this.sums, months, first: this.first };
  }

  private addReading(reading: Reading): void {
    if (!isCounted(reading)) return;
    this.count(reading.kind, reading.direction, 1, reading.timestamp);
    if (reading.kind === KIND.vehicle && reading.speed === null) this.sums.withoutSpeed += 1;
  }

  private addInterval({ kind, direction, count, from, speeds, averageSpeed }: CountedInterval): void {
    this.count(kind, direction, count, from);
    if (kind === KIND.vehicle && speeds === null && averageSpeed === null) this.sums.withoutSpeed += count;
  }

  private count(kind: Kind, direction: Direction, users: number, instant: number): void {
    this.users[KIND_FIELDS[kind]] += users;
    this.sums[WAYS[direction]] += users;
    const month = this.monthOf(instant);
    this.months.set(month, (this.months.get(month) ?? 0) + users);
  }

  private lastHour = -1;
  private lastMonth = "";

  /** Computing a month's name takes long, and most records share it with the one before. */
  private monthOf(instant: number): string {
    const hour = Math.floor(instant / HOUR);
    if (hour === this.lastHour) return this.lastMonth;
    this.lastHour = hour;
    this.lastMonth = this.month.format(instant * 1000);
    return this.lastMonth;
  }
}

/** The number of local hours and days that a union of intervals touches. */
function coveredBy(covered: Interval[], timeZone: string): { coveredHours: number; coveredDays: number } {
  const days = new Set<number>();
  const hours = new Set<number>();
  for (const { from, to } of covered)
    for (const { start, day } of localHours(timeZone, from, to)) {
      days.add(day);
      hours.add(start);
    }
  return { coveredHours: hours.size, coveredDays: days.size };
}
