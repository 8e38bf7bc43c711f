/** When a device last sent a batch of time that others of its had covered (Unix seconds); null: never, or not told. */
export type OverlapFacts = { info: { overlapDate: number | null } };

/** What lies longer back was seen to, or has stopped. */
const shownFor = 7 * 86_400;

/** Whether a device lately counted the same time twice; `now` in Unix seconds. */
export const overlapsLately = ({ info }: OverlapFacts, now: number): boolean =>
  info.overlapDate !== null && now - info.overlapDate < shownFor;

/** Devices that lately sent batches of time that others of theirs had covered, those first that did so last. */
export const overlappingSince = <Row extends OverlapFacts>(rows: readonly Row[], now: number): Row[] =>
  rows
    .filter((row) => overlapsLately(row, now))
    .sort((one, other) => (other.info.overlapDate ?? 0) - (one.info.overlapDate ?? 0));
