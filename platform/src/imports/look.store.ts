import type { Db } from "../db/tables.js";
import type { CountedInterval } from "../measurements/countedInterval.js";
import { allCoverage, anyKind, type Coverage, everyKind, unpackAnyKind } from "../measurements/coverage.js";
import { common, type Interval, seconds, union } from "../measurements/intervals.js";
import { coverageOf, FORM, piecesOf } from "../measurements/pieces.store.js";
import { rawFrom } from "../measurements/rawFrom.store.js";
import {
  DIRECTION,
  type Direction,
  isCounted,
  KIND,
  type Kind,
  type Reading,
  UNTOLD,
} from "../measurements/reading.js";
import { DAY, HOUR } from "../time/clock.js";
import { localHours } from "../time/hours.js";
import { sentenceOf } from "./files/texts.js";
import { isEmptyPiece, type PieceContent, splitPiece, unpackPiece } from "./pieces.store.js";
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
    overlap: {
      deviceSeconds: await deviceSeconds(db, input.clientId, covered),
      imports: await earlierImports(db, input, coverage),
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
const WAYS = {
  [DIRECTION.incoming]: "incoming",
  [DIRECTION.outgoing]: "outgoing",
  [UNTOLD]: "withoutDirection",
} as const;

type Users = Record<(typeof KIND_FIELDS)[Kind], number>;

/** Of kinds that nobody listened for, null: none were counted is another thing. */
function ofHeardKinds(users: Users, coverage: Coverage): Record<keyof Users, number | null> {
  const of = (kind: Kind) => {
    const count = users[KIND_FIELDS[kind]];
    return count === 0 && coverage[kind].length === 0 ? null : count;
  };
  return { vehicles: of(KIND.vehicle), pedestrians: of(KIND.pedestrian), bicycles: of(KIND.bicycle) };
}

const noUsers = (): Users => ({ vehicles: 0, pedestrians: 0, bicycles: 0 });

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
    const own = union([...known, ...pieces.flatMap((piece) => anyKind(coverageOf(piece)))]);
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
  return [...kept, ...others].flatMap(({ hour_start, coverage }) => unpackAnyKind(coverage, hour_start));
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

/** What would be superseded of an earlier import. */
interface Superseded {
  fileName: string;
  seconds: number;
  coverages: Coverage[];
  users: Users;
}

/** The imports that count in some time, with what of each would be superseded. */
async function earlierImports(
  db: Db,
  { id, clientId }: LookInput,
  covered: Coverage,
): Promise<Look["overlap"]["imports"]> {
  const any = anyKind(covered);
  const [first, last] = [any[0], any.at(-1)];
  if (!first || !last) return [];
  const pieces = await db
    .selectFrom("import_piece")
    .innerJoin("import", "import.id", "import_piece.import_id")
    .select(["import.id", "import.file_name as fileName", "import_piece.piece"])
    .select(({ eb, selectFrom }) =>
      eb(
        "import.file_sha256",
        "=",
        selectFrom("import as own").select("file_sha256").where("own.id", "=", id),
      ).as("isSameFile"),
    )
    .where("import_piece.client_id", "=", clientId)
    .where("import_piece.counts", "=", 1)
    .where("import_piece.from_time", "<", last.to)
    .where("import_piece.to_time", ">", first.from)
    .where("import.id", "<>", id)
    .orderBy("import.id")
    .execute();
  const found = new Map<number, Superseded>();
  for (const { id: importId, fileName, isSameFile, piece } of pieces) {
    const row = await db
      .selectFrom("import_piece")
      .select(["from_time", "coverage", "data"])
      .where("import_id", "=", importId)
      .where("piece", "=", piece)
      .executeTakeFirst();
    if (!row) continue;
    const { inside } = splitPiece(unpackPiece(row), isSameFile ? everyKind(any) : covered);
    if (isEmptyPiece(inside)) continue;
    const known = found.get(importId) ?? { fileName, seconds: 0, coverages: [], users: noUsers() };
    known.seconds += seconds(anyKind(inside.covered));
    known.coverages.push(inside.covered);
    for (const { kind, ...reading } of inside.readings)
      if (isCounted({ kind, ...reading })) known.users[KIND_FIELDS[kind]] += 1;
    for (const { kind, count } of inside.intervals) known.users[KIND_FIELDS[kind]] += count;
    found.set(importId, known);
  }
  return [...found].map(([importId, { fileName, seconds: covering, coverages, users }]) => ({
    ...{ id: importId, fileName, seconds: covering },
    ...ofHeardKinds(users, allCoverage(coverages)),
  }));
}
