/**
 * When a device last sent a batch for a time that others of its batches had covered (Unix seconds); null:
 * never, or not reported.
 */
export type OverlapFacts = { info: { overlapDate: number | null } };

/** Older overlaps were dealt with, or have stopped. */
const shownFor = 7 * 86_400;

/** True if a device counted the same time twice lately; `now` in Unix seconds. */
export const overlapsLately = ({ info }: OverlapFacts, now: number): boolean =>
  info.overlapDate !== null && now - info.overlapDate < shownFor;

/** Devices that counted the same time twice lately, the latest first. */
export const overlappingSince = <Row extends OverlapFacts>(rows: readonly Row[], now: number): Row[] =>
  rows
    .filter((row) => overlapsLately(row, now))
    .sort((one, other) => (other.info.overlapDate ?? 0) - (one.info.overlapDate ?? 0));
