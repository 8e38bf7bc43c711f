import type { Db } from "../db/tables.js";
import { allCoverage, anyKind, type Coverage, everyKind, unpackAnyKind } from "../measurements/coverage.js";
import { common, type Interval, seconds, union } from "../measurements/intervals.js";
import { keptHours } from "../measurements/keptHours.store.js";
import { coverageOf, FORM, piecesOf } from "../measurements/pieces.store.js";
import { rawFrom } from "../measurements/rawFrom.store.js";
import { isCounted } from "../measurements/reading.js";
import { DAY, HOUR } from "../time/clock.js";
import { type PartlyCovered, partlyCovered } from "./partlyCovered.rules.js";
import { contentOf, isEmptyPiece, splitPiece } from "./pieces.store.js";
import type { Look } from "./schemas.js";
import { KIND_FIELDS, noUsers, ofHeardKinds, type Users } from "./usersByKind.js";

type Overlap = NonNullable<Look["overlap"]>;

/** An import and its client. */
interface Place {
  id: number;
  clientId: number;
}

/** The existing data of the time that an import covers. */
export async function overlapWith(
  db: Db,
  place: Place,
  coverage: Coverage,
): Promise<Pick<Overlap, "deviceSeconds" | "imports">> {
  return {
    deviceSeconds: await deviceSeconds(db, place.clientId, anyKind(coverage)),
    imports: await earlierImports(db, place, coverage),
  };
}

/**
 * Seconds of some time that the client's own batches cover.
 * @param enough it stops looking from so many on
 */
export async function deviceSeconds(
  db: Db,
  clientId: number,
  covered: Interval[],
  enough = Number.POSITIVE_INFINITY,
): Promise<number> {
  const raw = await rawFrom(db);
  let sum = 0;
  for (const part of inDays(covered)) {
    const known = part.from < raw ? await keptCoverage(db, clientId, part) : [];
    const pieces = (await piecesOf(db, [clientId], part)).filter(({ form }) => form !== FORM.import);
    const own = union([...known, ...pieces.flatMap((piece) => anyKind(coverageOf(piece)))]);
    sum += seconds(common(common(covered, [part]), own));
    if (sum >= enough) break;
  }
  return sum;
}

/** Coverage of hours whose records are deleted: of those kept besides imports, else of the stored ones. */
async function keptCoverage(db: Db, clientId: number, { from, to }: Interval): Promise<Interval[]> {
  const kept = await keptHours(db, clientId, { from: from - HOUR + 1, to });
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

/** The stretches of ten days that contain some of a union of intervals. */
export function* inDays(covered: Interval[]): Generator<Interval> {
  let until = 0;
  for (const { from, to } of covered)
    for (let at = Math.max(from, until); at < to; at = until) {
      until = at + DAYS_A_READ * DAY;
      yield { from: at, to: until };
    }
}

/** The part of an earlier import that would be superseded, and what is covered of its counted intervals. */
interface Superseded extends PartlyCovered {
  fileName: string;
  seconds: number;
  coverages: Coverage[];
  users: Users;
}

const NOTHING_FOUND = { seconds: 0, partlyKept: 0, partlyReplaced: 0 };

/** The imports that count in some time, each with the part that would be superseded. */
async function earlierImports(
  db: Db,
  { id, clientId }: Place,
  covered: Coverage,
): Promise<Overlap["imports"]> {
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
    const content = await contentOf(db, { id: importId, clientId }, piece);
    if (!content) continue;
    const time = isSameFile ? everyKind(any) : covered;
    const split = splitPiece(content, time);
    const { partlyKept, partlyReplaced } = partlyCovered(split, time);
    const { inside } = split;
    if (isEmptyPiece(inside) && partlyKept === 0) continue;
    const known = found.get(importId) ?? { ...NOTHING_FOUND, fileName, coverages: [], users: noUsers() };
    known.partlyKept += partlyKept;
    known.partlyReplaced += partlyReplaced;
    known.seconds += seconds(anyKind(inside.covered));
    known.coverages.push(inside.covered);
    for (const { kind, ...reading } of inside.readings)
      if (isCounted({ kind, ...reading })) known.users[KIND_FIELDS[kind]] += 1;
    for (const { kind, count } of inside.intervals) known.users[KIND_FIELDS[kind]] += count;
    found.set(importId, known);
  }
  return [...found].map(([importId, { coverages, users, ...told }]) => ({
    ...{ id: importId, ...told },
    ...ofHeardKinds(users, allCoverage(coverages)),
  }));
}
