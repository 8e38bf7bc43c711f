import type { Vehicle } from "./vehicles";

/** Vehicles by id. */
export type Labels = ReadonlyMap<string, Vehicle>;

/** Labels that the portal does not have yet. */
export type SaveQueue = {
  /** Changed, and not sent yet. */
  waiting: Labels;
  /** Being sent; null if nothing is. */
  sent: Labels | null;
};

/** Most labels in one save: with plates it is far below the 64 kB that browsers send for a page that is being closed. */
const mostAtOnce = 100;

const none: Labels = new Map();

export const nothingToSave: SaveQueue = { waiting: none, sent: null };

/** A vehicle was changed: its new state replaces the one to be sent. */
export const changed = (queue: SaveQueue, vehicle: Vehicle): SaveQueue => ({
  ...queue,
  waiting: new Map(queue.waiting).set(vehicle.id, vehicle),
});

/** A save begins with the longest waiting labels; nothing changes if one is running. An empty save only renews the lease. */
export function begun(queue: SaveQueue): SaveQueue {
  if (queue.sent !== null) return queue;
  const all = [...queue.waiting];
  return { sent: new Map(all.slice(0, mostAtOnce)), waiting: new Map(all.slice(mostAtOnce)) };
}

/** The portal has stored the labels. */
export const stored = (queue: SaveQueue): SaveQueue => ({ ...queue, sent: null });

/** No answer, or a refusal: the labels wait again, unless they were changed since. */
export const notStored = (queue: SaveQueue): SaveQueue => ({ waiting: unsaved(queue), sent: null });

/** All labels that the portal may not have, in their newest state. */
export const unsaved = ({ sent, waiting }: SaveQueue): Labels =>
  sent === null ? waiting : new Map([...sent, ...waiting]);
