import type { Db } from "../db/tables.js";
import type { CountedInterval } from "../measurements/countedInterval.js";
import { common, type Interval, seconds, union, unpackIntervals } from "../measurements/intervals.js";
import { coverageOf, FORM, piecesOf } from "../measurements/pieces.store.js";
import { rawFrom } from "../measurements/rawFrom.store.js";
import { DIRECTION, isCounted, KIND, type Kind, type Reading } from "../measurements/reading.js";
import { DAY, HOUR } from "../time/clock.js";
import { localHours } from "../time/hours.js";
import { sentenceOf } from "./files/texts.js";
import { type PieceContent, splitPiece, unpackPiece } from "./pieces.store.js";
import type { RefusedCount } from "./reading.js";
import { recordsAsSent } from "./recordsAsSent.js";
import type { Look } from "./schemas.js";

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

/** What an import that was read would bring in, and what is there of its time. */
export async function lookAt(db: Db, input: LookInput): Promise<Look> {
  const tally = new Tally(input.timeZone);
  for await (const content of contentsOf(db, input.id)) tally.add(content);
  const covered = union(tally.covered);
  const [from, to] = [covered[0]?.from ?? null, covered.at(-1)?.to ?? null];
  const gaps = covered.slice(1).map((next, index) => ({ from: covered[index]?.to ?? 0, to: next.from }));
  return {
    ...tally.counts(),
    ...{ from, to },
    coveredSeconds: seconds(covered),
    ...coveredBy(covered, input.timeZone),
    gaps: gaps.slice(0, GAPS_TOLD),
    gapCount: gaps.length,
    refused: input.refused,
    refusedByCode: input.byCode.map((one) => ({ ...one, message: sentenceOf(one) })),
    overlap: {
      deviceSeconds: await deviceSeconds(db, input.clientId, covered),
      imports: await earlierImports(db, input, covered),
    },
    sameAs: input.sameAs,
  };
}

/** The contents of an import's pieces, by time. */
async function* contentsOf(db: Db, importId: number): AsyncGenerator<PieceContent> {
  const pieces = await db
    .selectFrom("import_piece")
    .select("piece")
    .where("import_id", "=", importId)
    .orderBy("from_time")
    .orderBy("piece")
    .execute();
  for (const { piece } of pieces) {
    const row = await db
      .selectFrom("import_piece")
      .select(["from_time", "coverage", "data"])
      .where("import_id", "=", importId)
      .where("piece", "=", piece)
      .executeTakeFirst();
    if (row) yield unpackPiece(row);
  }
}

const KIND_FIELDS = {
  [KIND.vehicle]: "vehicles",
  [KIND.pedestrian]: "pedestrians",
  [KIND.bicycle]: "bicycles",
} as const;
const noUsers = () => ({ vehicles: 0, pedestrians: 0, bicycles: 0 });

class Tally {
  readonly covered: Interval[] = [];
  private readonly users = noUsers();
  private readonly months = new Map<string, number>();
  private readonly first: Record<string, unknown>[] = [];
  private readonly sums = { readings: 0, intervals: 0, incoming: 0, outgoing: 0, withoutSpeed: 0 };
  private readonly month: Intl.DateTimeFormat;

  constructor(timeZone: string) {
    this.month = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit" });
  }

  add(content: PieceContent): void {
    const { readings, intervals, covered } = content;
    this.covered.push(...covered);
    this.sums.readings += readings.length;
    this.sums.intervals += intervals.length;
    if (this.first.length < FIRST_RECORDS)
      this.first.push(...recordsAsSent(content, FIRST_RECORDS - this.first.length));
    for (const reading of readings) this.addReading(reading);
    for (const interval of intervals) this.addInterval(interval);
  }

  counts() {
    const months = [...this.months].map(([month, users]) => ({ month, users }));
    return { ...this.users, ...this.sums, months, first: this.first };
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

  private count(kind: Kind, direction: number, users: number, instant: number): void {
    this.users[KIND_FIELDS[kind]] += users;
    this.sums[direction === DIRECTION.incoming ? "incoming" : "outgoing"] += users;
    const month = this.monthOf(instant);
    this.months.set(month, (this.months.get(month) ?? 0) + users);
  }

  private lastHour = -1;
  private lastMonth = "";

  /** A month's name takes long to make, and most records share it with the one before. */
  private monthOf(instant: number): string {
    const hour = Math.floor(instant / HOUR);
    if (hour === this.lastHour) return this.lastMonth;
    this.lastHour = hour;
    this.lastMonth = this.month.format(instant * 1000);
    return this.lastMonth;
  }
}

/** How many local hours and days a union of intervals touches. */
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

/** Seconds of some time that the client's own batches cover. */
async function deviceSeconds(db: Db, clientId: number, covered: Interval[]): Promise<number> {
  const raw = await rawFrom(db);
  let sum = 0;
  for (const part of inDays(covered)) {
    const known = part.from < raw ? await keptCoverage(db, clientId, part) : [];
    const pieces = (await piecesOf(db, [clientId], part)).filter(({ form }) => form !== FORM.import);
    const own = union([...known, ...pieces.flatMap(coverageOf)]);
    sum += seconds(common(common(covered, [part]), own));
  }
  return sum;
}

/** What hours say whose records are deleted: those that are kept beside imports, else the stored ones. */
async function keptCoverage(db: Db, clientId: number, { from, to }: Interval): Promise<Interval[]> {
  const kept = await db
    .selectFrom("kept_hour")
    .select(["hour_start", "coverage"])
    .where("client_id", "=", clientId)
    .where("hour_start", ">", from - HOUR)
    .where("hour_start", "<", to)
    .execute();
  const isKept = new Set(kept.map(({ hour_start }) => hour_start));
  const stored = await db
    .selectFrom("reading_hour")
    .select(["hour_start", "coverage"])
    .where("client_id", "=", clientId)
    .where("hour_start", ">", from - HOUR)
    .where("hour_start", "<", to)
    .execute();
  const others = stored.filter(({ hour_start }) => !isKept.has(hour_start));
  return [...kept, ...others].flatMap(({ hour_start, coverage }) => unpackIntervals(coverage, hour_start));
}

const DAYS_A_READ = 10;

/** The stretches of ten days that hold something of a union of intervals. */
function* inDays(covered: Interval[]): Generator<Interval> {
  let until = 0;
  for (const { from, to } of covered)
    for (let at = Math.max(from, until); at < to; at = until) {
      until = at + DAYS_A_READ * DAY;
      yield { from: at, to: until };
    }
}

/** The imports that count in some time, with what of each would be superseded. */
async function earlierImports(
  db: Db,
  { id, clientId }: LookInput,
  covered: Interval[],
): Promise<Look["overlap"]["imports"]> {
  const [first, last] = [covered[0], covered.at(-1)];
  if (!first || !last) return [];
  const pieces = await db
    .selectFrom("import_piece")
    .innerJoin("import", "import.id", "import_piece.import_id")
    .select(["import.id", "import.file_name as fileName", "import_piece.piece"])
    .where("import_piece.client_id", "=", clientId)
    .where("import_piece.counts", "=", 1)
    .where("import_piece.from_time", "<", last.to)
    .where("import_piece.to_time", ">", first.from)
    .where("import.id", "<>", id)
    .orderBy("import.id")
    .execute();
  const found = new Map<number, Look["overlap"]["imports"][number]>();
  for (const { id: importId, fileName, piece } of pieces) {
    const row = await db
      .selectFrom("import_piece")
      .select(["from_time", "coverage", "data"])
      .where("import_id", "=", importId)
      .where("piece", "=", piece)
      .executeTakeFirst();
    if (!row) continue;
    const { inside } = splitPiece(unpackPiece(row), covered);
    const known = found.get(importId) ?? { id: importId, fileName, seconds: 0, ...noUsers() };
    known.seconds += seconds(inside.covered);
    for (const reading of inside.readings) if (isCounted(reading)) known[KIND_FIELDS[reading.kind]] += 1;
    for (const { kind, count } of inside.intervals) known[KIND_FIELDS[kind]] += count;
    if (known.seconds + inside.readings.length + inside.intervals.length > 0) found.set(importId, known);
  }
  return [...found.values()];
}
