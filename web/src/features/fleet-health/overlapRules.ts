import type { FleetOverlapsQuery } from "../../graphql/generated";

export type OverlapRow = NonNullable<FleetOverlapsQuery["clients"]>[number];

/** What lies longer back was seen to, or has stopped. */
const shownFor = 7 * 86_400;

/** Devices that lately sent batches of time that others of theirs had covered, those first that did so last. */
export const overlappingSince = (rows: readonly OverlapRow[], now: number): OverlapRow[] =>
  rows
    .filter(({ info }) => info.overlapDate !== null && now - info.overlapDate < shownFor)
    .sort((one, other) => (other.info.overlapDate ?? 0) - (one.info.overlapDate ?? 0));
