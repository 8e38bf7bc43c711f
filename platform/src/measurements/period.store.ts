import type { Db } from "../db/tables.js";
import { HOUR } from "../time/clock.js";
import { type LocalHour, localHours } from "../time/hours.js";
import { anyKind, kindSeconds, packedSeconds, unpackAnyKind, unpackCoverage } from "./coverage.js";
import { cutHours, type Edge, type HourContent, mergeContents, NO_CONTENT } from "./cutHours.store.js";
import { fillFromParts } from "./hourParts.store.js";
import { clip, common, seconds } from "./intervals.js";
import type { MeasuredHours, Period, PeriodHour } from "./periodHour.js";
import { type HourColumn, type StoredHour, storedHours, storedHoursOf } from "./storedHours.store.js";
import { isHidden, ownStretch, type Stretch, type Stretched } from "./stretch.js";

interface Client extends Stretched {
  timeZone: string;
}

/** A stretch with the stored hours of its device. */
interface Source {
  stretch: Stretch;
  hours: Map<number, StoredHour>;
}

/** An hour that must still be put together. */
interface Open {
  hour: PeriodHour;
  parts: (Edge | HourContent)[];
}

interface Plan {
  hours: PeriodHour[];
  open: Open[];
  edges: Edge[];
}

/**
 * Limit per read. With only speeds it is a year of eleven clients; with whole histograms a day of a hundred,
 * or a month of four.
 */
const HOURS_A_READ: Record<HourColumn, number> = { speeds: 100_000, histogram: 3_000 };
const NO_HOURS: ReadonlyMap<number, Map<number, StoredHour>> = new Map();

/**
 * The local hours of a period for each client or place. Whole hours come from the stored histograms, those
 * cut by the period or by a stay from the readings themselves, so that any second may be a border. If these
 * are deleted, and the sides can't be separated, the hour counts whole.
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
    const devices = some.flatMap(({ id, stretches }) => (stretches ? [] : [id]));
    const stored = devices.length > 0 ? await storedHours(db, devices, period, column) : NO_HOURS;
    const plans: (Plan & { client: C })[] = [];
    for (const client of some) {
      const sources = client.stretches
        ? await sourcesOf(db, client.stretches, period, column)
        : [{ stretch: ownStretch(client.id, client.seenFrom), hours: stored.get(client.id) ?? new Map() }];
      plans.push({ client, ...plan(client, period, sources) });
    }
    const edges = await fillFromParts(
      db,
      plans.flatMap((one) => one.edges),
    );
    await cutHours(db, edges, period);
    for (const { client, hours, open, edges: own } of plans) {
      for (const one of open) close(one);
      yield { client, hours, ...widened(period, own) };
    }
  }
}

async function sourcesOf(
  db: Db,
  stretches: readonly Stretch[],
  { start, end }: Period,
  column: HourColumn,
): Promise<Source[]> {
  const inPeriod = stretches.filter(({ from, to }) => from < end && to > start);
  const wanted = inPeriod.map(({ clientId, from, to }) => ({
    clientIds: [clientId],
    start: Math.max(start, from),
    end: Math.min(end, to),
  }));
  const stored = await storedHoursOf(db, wanted, column);
  return inPeriod.map((stretch) => ({ stretch, hours: stored.get(stretch.clientId) ?? new Map() }));
}

/** The period, extended by edges that could not be cut. */
function widened(period: Period, edges: Edge[]): Omit<MeasuredHours, "hours"> {
  const whole = edges.filter(({ isWhole }) => isWhole);
  const start = Math.min(period.start, ...whole.map(({ hour }) => hour.start));
  const end = Math.max(period.end, ...whole.map(({ hour }) => hour.end));
  return { period: { start, end }, isWidened: whole.length > 0 };
}

/** The hours from stored data, and those that must be computed from readings, or of several devices. */
function plan({ timeZone }: Client, period: Period, sources: Source[]): Plan {
  const edges: Edge[] = [];
  const open: Open[] = [];
  const begins = sources.flatMap(({ stretch: { from } }) => (from > period.start ? [from] : []));
  const ends = sources.flatMap(({ stretch: { to } }) => (to < period.end ? [to] : []));
  const hours = localHours(timeZone, period.start, period.end).map((local): PeriodHour => {
    const { start, end, hourOfDay, day } = local;
    const beginsInside = begins.some((from) => from >= start && from < end);
    const endsInside = ends.some((to) => to > start && to <= end);
    const parts: (Edge | StoredHour)[] = [];
    for (const source of sources) {
      const part = partOf(source, local, period);
      if (part) parts.push(part);
    }
    const [first] = parts;
    if (parts.length === 1 && first && !isEdge(first))
      return {
        start,
        end,
        hourOfDay,
        day,
        ...packedSeconds(first.coverage),
        histogram: first.histogram,
        beginsInside,
        endsInside,
      };
    const nothing = { covered: 0, heard: null, histogram: null };
    const hour = { start, end, hourOfDay, day, ...nothing, beginsInside, endsInside };
    if (first) open.push({ hour, parts: parts.map((part) => (isEdge(part) ? part : whole(part, local))) });
    edges.push(...parts.filter(isEdge));
    return hour;
  });
  return { hours, open, edges };
}

/** The part of an hour that a source adds; null: nothing. */
function partOf({ stretch, hours }: Source, local: LocalHour, period: Period): Edge | StoredHour | null {
  const { start, end } = local;
  if (start >= stretch.to || end <= stretch.from) return null;
  const stored = hours.get(start);
  if (!stored) return null;
  const ofPeriod = clip({ from: start, to: end }, period.start, period.end);
  const part = clip(ofPeriod, stretch.from, stretch.to);
  if (part.from === start && part.to === end) return stored;
  const covered = unpackAnyKind(stored.coverage, start);
  const inside = part.from < part.to ? seconds(common(covered, [part])) : 0;
  // Readings are only in covered time.
  if (inside === 0) return null;
  if (inside === seconds(covered)) return stored;
  const ofStay = clip({ from: start, to: end }, stretch.stay.from, stretch.stay.to);
  return {
    clientId: stretch.clientId,
    hour: { start, end },
    part,
    stored,
    stay: stretch.stay,
    isPartOfStay:
      ofPeriod.to - ofPeriod.from === end - start && part.from === ofStay.from && part.to === ofStay.to,
    isHidden: isHidden(stretch, local),
    isOfPeriod: part.from === ofPeriod.from && part.to === ofPeriod.to,
    isWhole: false,
    content: NO_CONTENT,
  };
}

const isEdge = (part: Edge | StoredHour | HourContent): part is Edge => "stay" in part;

const whole = ({ coverage, histogram }: StoredHour, { start }: LocalHour): HourContent => ({
  coverage: unpackCoverage(coverage, start),
  histogram,
});

function close({ hour, parts }: Open): void {
  const contents = parts.map((part) => (isEdge(part) ? part.content : part));
  const [only] = contents;
  const { coverage, histogram } = contents.length === 1 && only ? only : mergeContents(contents);
  Object.assign(hour, { covered: seconds(anyKind(coverage)), heard: kindSeconds(coverage), histogram });
}
