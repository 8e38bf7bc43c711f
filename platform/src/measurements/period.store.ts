import { isSeen, type SeenFrom, seenPart } from "../clients/sight.rules.js";
import type { Db } from "../db/tables.js";
import { HOUR } from "../time/clock.js";
import { type LocalHour, localHours } from "../time/hours.js";
import {
  allCoverage,
  anyKind,
  type Coverage,
  clipCoverage,
  kindSeconds,
  NO_COVERAGE,
  packedSeconds,
  unpackAnyKind,
  unpackCoverage,
} from "./coverage.js";
import { HourHistogram } from "./histogram.js";
import { addInterval } from "./intervalHours.rules.js";
import { clip, common, type Interval, seconds } from "./intervals.js";
import { keptHours } from "./keptHours.store.js";
import type { MeasuredHours, Period, PeriodHour } from "./periodHour.js";
import { coverageOf, FORM, type Piece, piecesOf, recordsIn } from "./pieces.store.js";
import { rawFrom } from "./rawFrom.store.js";
import { type HourColumn, type StoredHour, storedHours } from "./storedHours.store.js";

interface Client {
  id: number;
  timeZone: string;
  /** The time before counts as not heard. */
  seenFrom: SeenFrom;
}

/** An hour of a client that the period cuts, and its part inside. */
interface Edge {
  clientId: number;
  hour: PeriodHour;
  part: Interval;
  stored: StoredHour;
  /** It begins before the visible past: if it can't be cut, none of it counts. */
  isHidden: boolean;
  /** It could not be cut: all of it counts. */
  isWhole: boolean;
}

/**
 * Limit per read. With only speeds it is a year of eleven clients; with whole histograms a day of a hundred,
 * or a month of four.
 */
const HOURS_A_READ: Record<HourColumn, number> = { speeds: 100_000, histogram: 3_000 };

/**
 * The local hours of a period for each client. Whole hours come from the stored histograms, those cut by the
 * period from the readings themselves, so that any second may be a border. If these are deleted, and the
 * sides can't be separated, the hour counts whole.
 */
export async function* periodHours<C extends Client>(
  db: Db,
  clients: C[],
  period: Period,
  column: HourColumn,
): AsyncGenerator<{ client: C } & MeasuredHours> {
  const atOnce = Math.max(1, Math.floor((HOURS_A_READ[column] * HOUR) / (period.end - period.start)));
  for (let first = 0; first < clients.length; first += atOnce) {
    const some = clients.slice(first, first + atOnce);
    const ids = some.map(({ id }) => id);
    const stored = await storedHours(db, ids, period, column);
    const plans = some.map((client) => ({
      client,
      ...plan(client, period, stored.get(client.id) ?? new Map()),
    }));
    await cutHours(
      db,
      plans.flatMap(({ edges }) => edges),
      period,
    );
    for (const { client, hours, edges } of plans) yield { client, hours, ...widened(period, edges) };
  }
}

/** The period, extended by edges that could not be cut. */
function widened(period: Period, edges: Edge[]): Omit<MeasuredHours, "hours"> {
  const whole = edges.filter(({ isWhole }) => isWhole);
  const start = Math.min(period.start, ...whole.map(({ hour }) => hour.start));
  const end = Math.max(period.end, ...whole.map(({ hour }) => hour.end));
  return { period: { start, end }, isWidened: whole.length > 0 };
}

/** The hours from stored data, and those that must be computed from readings. */
function plan({ id, timeZone, seenFrom }: Client, period: Period, stored: Map<number, StoredHour>) {
  const edges: Edge[] = [];
  const seen = seenPart(period, seenFrom);
  const hours = localHours(timeZone, period.start, period.end).map((local): PeriodHour => {
    const { start, end, hourOfDay, day } = local;
    const row = end > seen.start && seen.start < seen.end ? stored.get(start) : undefined;
    if (!row) return { start, end, hourOfDay, day, covered: 0, heard: null, histogram: null };
    const hour = {
      start,
      end,
      hourOfDay,
      day,
      ...packedSeconds(row.coverage),
      histogram: row.histogram,
    };
    const part = clip({ from: start, to: end }, seen.start, seen.end);
    const isHidden = !isSeen(start, seenFrom);
    if ((part.from > start || part.to < end) && reachesOut(row, local, seen))
      edges.push({ clientId: id, hour, part, stored: row, isHidden, isWhole: false });
    return hour;
  });
  return { hours, edges };
}

/** True if something was heard in a stored hour outside the period. Readings are only in covered time. */
function reachesOut({ coverage }: StoredHour, { start }: LocalHour, period: Period): boolean {
  return unpackAnyKind(coverage, start).some(({ from, to }) => from < period.start || to > period.end);
}

/** Reads a period's edges: the inner part of each cut hour of each client. */
async function cutHours(db: Db, edges: Edge[], { start, end }: Period): Promise<void> {
  if (edges.length === 0) return;
  const before = await rawFrom(db);
  const [old, cut] = parted(edges, ({ hour }) => hour.start < before);
  for (const edge of old) await cutOld(db, edge);
  const [hidden, shown] = parted(cut, ({ isHidden }) => isHidden);
  for (const edge of hidden) await cutFrom(db, [edge], edge.part);
  const [head, tail] = parted(shown, ({ part }) => part.from === start);
  await cutFrom(db, head, { from: start, to: Math.min(start + HOUR, end) });
  await cutFrom(db, tail, { from: Math.max(end - HOUR, start), to: end });
}

/**
 * Cuts an hour whose own records are deleted. It is in if nothing outside the part is covered, and out if
 * nothing inside is.
 */
async function cutOld(db: Db, edge: Edge): Promise<void> {
  const { clientId, hour, part, stored } = edge;
  const [kept] = await keptHours(db, clientId, { from: hour.start, to: hour.start + 1 });
  const base = kept ?? stored;
  const covered = unpackCoverage(base.coverage, hour.start);
  const any = anyKind(covered);
  const inside = seconds(common(any, [part]));
  const isOnBothSides = inside > 0 && inside < seconds(any);
  edge.isWhole = isOnBothSides && !edge.isHidden;
  if (edge.isWhole) return;
  const isInside = inside > 0 && !isOnBothSides;
  const own = isInside ? [base.histogram] : [];
  // Next to a kept hour there are imports, whose records exist.
  const imports = kept
    ? (await piecesOf(db, [clientId], part)).filter(({ form }) => form === FORM.import)
    : [];
  Object.assign(hour, fromPieces(imports, part, own, isInside ? covered : NO_COVERAGE));
}

async function cutFrom(db: Db, edges: Edge[], window: Interval): Promise<void> {
  if (edges.length === 0) return;
  const clientIds = [...new Set(edges.map(({ clientId }) => clientId))];
  const pieces = new Map<number, Piece[]>(clientIds.map((id) => [id, []]));
  for (const piece of await piecesOf(db, clientIds, window)) pieces.get(piece.clientId)?.push(piece);
  for (const { clientId, hour, part } of edges)
    Object.assign(hour, fromPieces(pieces.get(clientId) ?? [], part));
}

/**
 * The content of a part of an hour from pieces.
 * @param known histograms and coverage that belong to it whole
 */
function fromPieces(
  pieces: Piece[],
  part: Interval,
  known: Uint8Array[] = [],
  knownCoverage = NO_COVERAGE,
): Pick<PeriodHour, "covered" | "heard" | "histogram"> {
  const histogram = new HourHistogram();
  for (const packed of known) histogram.addPacked(packed);
  for (const piece of pieces) {
    const { readings, intervals } = recordsIn(piece, part);
    for (const reading of readings) histogram.add(reading);
    for (const interval of intervals) addInterval(histogram, interval, { start: part.from, end: part.to });
  }
  const covered: Coverage[] = pieces.map((piece) => clipCoverage(coverageOf(piece), part.from, part.to));
  const coverage = allCoverage([...covered, knownCoverage]);
  return {
    covered: seconds(anyKind(coverage)),
    heard: kindSeconds(coverage),
    histogram: histogram.pack(),
  };
}

function parted<T>(items: T[], test: (item: T) => boolean): [T[], T[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}
