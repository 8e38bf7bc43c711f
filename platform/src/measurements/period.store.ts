import { prepared } from "../db/prepared.js";
import type { Db } from "../db/tables.js";
import { HOUR } from "../time/clock.js";
import { type LocalHour, localHours } from "../time/hours.js";
import { HourHistogram } from "./histogram.js";
import {
  clip,
  type Interval,
  packedSeconds,
  packIntervals,
  seconds,
  union,
  unpackIntervals,
} from "./intervals.js";
import type { Period, PeriodHour } from "./periodHour.js";
import { coverageOf, type Piece, piecesOf, readingsIn } from "./pieces.store.js";
import { rawFrom } from "./rawFrom.store.js";

interface Client {
  id: number;
  timeZone: string;
}

interface StoredHour {
  histogram: Uint8Array;
  coverage: Uint8Array;
}

/** An hour of a client that the period cuts, and its part inside. */
interface Edge {
  clientId: number;
  hour: PeriodHour;
  part: Interval;
}

/** What to read of stored hours: everything, or the vehicles by speed alone, which costs the same whatever the traffic. */
export type HourColumn = "histogram" | "speeds";

/** Most hours are covered from end to end: the database leaves that out, as each blob costs more than its bytes. */
const WHOLE_HOUR = packIntervals([{ from: 0, to: HOUR }], 0);

/** A year of hours for so many clients is read at once. */
const HOURS_A_READ = 100_000;

/**
 * The local hours of a period for each client: whole hours from the stored histograms, those that the period cuts
 * from the readings themselves, so that any second may be a border.
 */
export async function* periodHours<C extends Client>(
  db: Db,
  clients: C[],
  period: Period,
  column: HourColumn,
): AsyncGenerator<{ client: C; hours: PeriodHour[] }> {
  const atOnce = Math.max(1, Math.floor((HOURS_A_READ * HOUR) / (period.end - period.start)));
  for (let first = 0; first < clients.length; first += atOnce) {
    const some = clients.slice(first, first + atOnce);
    const stored = await storedHours(db, some, period, column);
    const plans = some.map((client) => ({
      client,
      ...plan(client, period, stored.get(client.id) ?? new Map()),
    }));
    await cutHours(
      db,
      plans.flatMap(({ edges }) => edges),
      period,
    );
    for (const { client, hours } of plans) yield { client, hours };
  }
}

/** The hours as far as stored ones say, and those that raw readings must tell of. */
function plan({ id, timeZone }: Client, period: Period, stored: Map<number, StoredHour>) {
  const edges: Edge[] = [];
  const hours = localHours(timeZone, period.start, period.end).map((local): PeriodHour => {
    const { start, end, hourOfDay, day } = local;
    const row = stored.get(start);
    if (!row) return { start, end, hourOfDay, day, covered: 0, histogram: null };
    const hour = {
      start,
      end,
      hourOfDay,
      day,
      covered: packedSeconds(row.coverage),
      histogram: row.histogram,
    };
    const part = clip({ from: start, to: end }, period.start, period.end);
    if ((part.from > start || part.to < end) && reachesOut(row, local, period))
      edges.push({ clientId: id, hour, part });
    return hour;
  });
  return { hours, edges };
}

/** Whether something was heard in a stored hour outside the period; readings lie in what batches cover. */
function reachesOut({ coverage }: StoredHour, { start }: LocalHour, period: Period): boolean {
  return unpackIntervals(coverage, start).some(({ from, to }) => from < period.start || to > period.end);
}

async function storedHours(
  db: Db,
  clients: Client[],
  { start, end }: Period,
  column: HourColumn,
): Promise<Map<number, Map<number, StoredHour>>> {
  const rows = await hourRows(db, ids(clients), { start, end }, column);
  const byClient = new Map(clients.map(({ id }) => [id, new Map<number, StoredHour>()]));
  for (const { client_id, hour_start, histogram, coverage } of rows) {
    byClient.get(client_id)?.set(hour_start, { histogram, coverage: coverage ?? WHOLE_HOUR });
  }
  return byClient;
}

/** One client's hours by a statement that is prepared, several clients' at once. */
async function hourRows(db: Db, clientIds: number[], { start, end }: Period, column: HourColumn) {
  const [clientId, ...more] = clientIds;
  const after = start - HOUR;
  if (clientId !== undefined && more.length === 0)
    return (await HOURS_OF_ONE[column](db, { clientId, after, end })).rows;
  return hoursBetween(db, column, after, end).where("client_id", "in", clientIds).execute();
}

function hoursBetween(db: Db, column: HourColumn, after: number, end: number) {
  return db
    .selectFrom("reading_hour")
    .select(["client_id", "hour_start"])
    .select(({ ref }) => ref(column).as("histogram"))
    .select(({ fn, val }) => fn<Uint8Array | null>("nullif", ["coverage", val(WHOLE_HOUR)]).as("coverage"))
    .where("hour_start", ">", after)
    .where("hour_start", "<", end);
}

const hoursOfOne = (column: HourColumn) =>
  prepared((db: Db, { clientId, after, end }: { clientId: number; after: number; end: number }) =>
    hoursBetween(db, column, after, end).where("client_id", "=", clientId),
  );
const HOURS_OF_ONE = { histogram: hoursOfOne("histogram"), speeds: hoursOfOne("speeds") };

const ids = (clients: Client[]) => clients.map(({ id }) => id);

/** Reads a period's edges: of each client whose hours it cuts, the part of them that lies inside. */
async function cutHours(db: Db, edges: Edge[], { start, end }: Period): Promise<void> {
  if (edges.length === 0) return;
  const before = await rawFrom(db);
  const [old, cut] = parted(edges, ({ hour }) => hour.start < before);
  for (const { hour, part } of old) if (!holdsMiddle(part, hour)) Object.assign(hour, NOTHING_HEARD);
  const [head, tail] = parted(cut, ({ part }) => part.from === start);
  await cutFrom(db, head, { from: start, to: Math.min(start + HOUR, end) });
  await cutFrom(db, tail, { from: Math.max(end - HOUR, start), to: end });
}

const NOTHING_HEARD = { covered: 0, histogram: null };

/** Hours whose raw readings are deleted can't be cut: they count whole where their middle lies inside. */
function holdsMiddle(part: Interval, { start, end }: PeriodHour): boolean {
  const middle = (start + end) / 2;
  return part.from <= middle && middle < part.to;
}

async function cutFrom(db: Db, edges: Edge[], window: Interval): Promise<void> {
  if (edges.length === 0) return;
  const clientIds = [...new Set(edges.map(({ clientId }) => clientId))];
  const pieces = new Map<number, Piece[]>(clientIds.map((id) => [id, []]));
  for (const piece of await piecesOf(db, clientIds, window)) pieces.get(piece.clientId)?.push(piece);
  for (const { clientId, hour, part } of edges)
    Object.assign(hour, fromPieces(pieces.get(clientId) ?? [], part));
}

function fromPieces(pieces: Piece[], part: Interval): Pick<PeriodHour, "covered" | "histogram"> {
  const histogram = new HourHistogram();
  for (const piece of pieces) for (const reading of readingsIn(piece, part)) histogram.add(reading);
  const covered = pieces.flatMap(coverageOf).map((interval) => clip(interval, part.from, part.to));
  return { covered: seconds(union(covered)), histogram: histogram.pack() };
}

function parted<T>(items: T[], test: (item: T) => boolean): [T[], T[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}
