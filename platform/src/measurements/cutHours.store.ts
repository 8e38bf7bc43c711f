import type { Db } from "../db/tables.js";
import { HOUR } from "../time/clock.js";
import {
  allCoverage,
  anyKind,
  type Coverage,
  clipCoverage,
  NO_COVERAGE,
  unpackCoverage,
} from "./coverage.js";
import { HourHistogram } from "./histogram.js";
import { addInterval } from "./intervalHours.rules.js";
import { clip, common, type Interval, seconds } from "./intervals.js";
import { keptHours } from "./keptHours.store.js";
import type { Period } from "./periodHour.js";
import { coverageOf, FORM, type Piece, piecesOf, recordsIn } from "./pieces.store.js";
import { rawFrom } from "./rawFrom.store.js";
import type { StoredHour } from "./storedHours.store.js";

/** Content of an hour's part. */
export interface HourContent {
  coverage: Coverage;
  /** Packed. */
  histogram: Uint8Array;
}

/** A device's hour of which only a part counts: a period, a stay or the reader's sight cuts it. */
export interface Edge {
  clientId: number;
  hour: { start: number; end: number };
  part: Interval;
  stored: StoredHour;
  /** The stay that the part belongs to. */
  stay: Interval;
  /** The reader may not see all of the hour: if it can't be cut, none of it counts. */
  isHidden: boolean;
  /** Only the period cuts it. */
  isOfPeriod: boolean;
  /** Only stays cut it. */
  isPartOfStay: boolean;
  /** It could not be cut: all of it counts. */
  isWhole: boolean;
  content: HourContent;
}

export const NO_CONTENT: HourContent = { coverage: NO_COVERAGE, histogram: new HourHistogram().pack() };

/** Fills in the content of each edge from the readings; if these are deleted, by its coverage. */
export async function cutHours(db: Db, edges: Edge[], period: Period): Promise<void> {
  if (edges.length === 0) return;
  const { start, end } = period;
  const before = await rawFrom(db);
  const [old, cut] = parted(edges, ({ hour }) => hour.start < before);
  for (const edge of old) await cutOld(db, edge, period);
  const [shared, single] = parted(cut, ({ isOfPeriod }) => isOfPeriod);
  for (const edge of single) await cutFrom(db, [edge], edge.part);
  const [head, tail] = parted(shared, ({ part }) => part.from === start);
  await cutFrom(db, head, { from: start, to: Math.min(start + HOUR, end) });
  await cutFrom(db, tail, { from: Math.max(end - HOUR, start), to: end });
}

/**
 * Cuts an hour whose own records are deleted. It is out of a period if nothing inside is covered, else whole
 * in it. Of the stays that share it, the one with the middle of its covered time in the period has all of it.
 * docs/definitions.md, "Places and stays"
 */
async function cutOld(db: Db, edge: Edge, period: Period): Promise<void> {
  const { clientId, hour, part, stored, stay, isHidden } = edge;
  const span = { from: hour.start, to: hour.end };
  const [kept] = await keptHours(db, clientId, { from: hour.start, to: hour.start + 1 });
  const base = kept ?? stored;
  const covered = unpackCoverage(base.coverage, hour.start);
  const any = anyKind(covered);
  const total = seconds(any);
  const inPeriod = common(any, [clip(span, period.start, period.end)]);
  const within = seconds(inPeriod);
  const ofStay = seconds(common(any, [clip(span, stay.from, stay.to)]));
  const middle = middleOf(inPeriod);
  const isCounted = within > 0 && middle >= stay.from && middle < stay.to;
  const isCut = within < total;
  const isShown = isCounted && (!isHidden || seconds(common(any, [part])) === total);
  if (isCut && within > 0 && !isHidden) {
    edge.isWhole = isCounted;
    edge.content = isCounted
      ? { coverage: unpackCoverage(stored.coverage, hour.start), histogram: stored.histogram }
      : NO_CONTENT;
    return;
  }
  edge.isWhole = isShown && ofStay < total;
  // Next to a kept hour there are imports, whose records exist.
  const imports = kept
    ? (await piecesOf(db, [clientId], part)).filter(({ form }) => form === FORM.import)
    : [];
  edge.content = isShown
    ? contentOf(imports, part, [base.histogram], covered)
    : contentOf(imports, part, [], NO_COVERAGE);
}

/** The second in the middle of some intervals; 0 of none. */
function middleOf(intervals: Interval[]): number {
  let left = Math.floor(seconds(intervals) / 2);
  for (const { from, to } of intervals) {
    if (left < to - from) return from + left;
    left -= to - from;
  }
  return 0;
}

async function cutFrom(db: Db, edges: Edge[], window: Interval): Promise<void> {
  if (edges.length === 0) return;
  const clientIds = [...new Set(edges.map(({ clientId }) => clientId))];
  const pieces = new Map<number, Piece[]>(clientIds.map((id) => [id, []]));
  for (const piece of await piecesOf(db, clientIds, window)) pieces.get(piece.clientId)?.push(piece);
  for (const edge of edges) edge.content = contentOf(pieces.get(edge.clientId) ?? [], edge.part);
}

/**
 * The content of a part of an hour from pieces.
 * @param known histograms and coverage that belong to it whole
 */
export function contentOf(
  pieces: Piece[],
  part: Interval,
  known: Uint8Array[] = [],
  knownCoverage = NO_COVERAGE,
): HourContent {
  const histogram = new HourHistogram();
  for (const packed of known) histogram.addPacked(packed);
  for (const piece of pieces) {
    const { readings, intervals } = recordsIn(piece, part);
    for (const reading of readings) histogram.add(reading);
    for (const interval of intervals) addInterval(histogram, interval, { start: part.from, end: part.to });
  }
  const covered: Coverage[] = pieces.map((piece) => clipCoverage(coverageOf(piece), part.from, part.to));
  return { coverage: allCoverage([...covered, knownCoverage]), histogram: histogram.pack() };
}

/** Several devices' parts of one hour. Time that two of them cover counts once. */
export function mergeContents(contents: HourContent[]): HourContent {
  const histogram = new HourHistogram();
  for (const content of contents) histogram.addPacked(content.histogram);
  return { coverage: allCoverage(contents.map(({ coverage }) => coverage)), histogram: histogram.pack() };
}

function parted<T>(items: T[], test: (item: T) => boolean): [T[], T[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}
