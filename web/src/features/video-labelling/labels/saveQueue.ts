import type { Vehicle } from "./vehicles";

/** Vehicles by their ids. */
export type Labels = ReadonlyMap<string, Vehicle>;

/** What of the labels the portal does not have yet. */
export type SaveQueue = {
  /** Changed, and not sent yet. */
  waiting: Labels;
  /** Under way; null where nothing is. */
  sent: Labels | null;
};

/** One save carries no more: with plates it stays far below the 64 kB that browsers send for a page that is going. */
const mostAtOnce = 100;

const none: Labels = new Map();

export const nothingToSave: SaveQueue = { waiting: none, sent: null };

/** A vehicle was changed: what it is to be now counts, whatever was to be sent before. */
export const changed = (queue: SaveQueue, vehicle: Vehicle): SaveQueue => ({
  ...queue,
  waiting: new Map(queue.waiting).set(vehicle.id, vehicle),
});

/** A save begins, with what has waited longest; as it was where one is under way. An empty one only keeps the video. */
export function begun(queue: SaveQueue): SaveQueue {
  if (queue.sent !== null) return queue;
  const all = [...queue.waiting];
  return { sent: new Map(all.slice(0, mostAtOnce)), waiting: new Map(all.slice(mostAtOnce)) };
}

/** The portal has stored what was sent. */
export const stored = (queue: SaveQueue): SaveQueue => ({ ...queue, sent: null });

/** No answer came, or a refusal: what was sent waits again, unless it was changed since. */
export const notStored = (queue: SaveQueue): SaveQueue => ({ waiting: unsaved(queue), sent: null });

/** All that the portal may not have, as it is to be. */
export const unsaved = ({ sent, waiting }: SaveQueue): Labels =>
  sent === null ? waiting : new Map([...sent, ...waiting]);
