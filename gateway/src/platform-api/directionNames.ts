import { type Json, object } from "./decode.js";
import type { Kind } from "./kind.js";
import { label } from "./names.js";
import { may, type RecordOf, table } from "./table.js";

export const DIRECTION_NAMES = table("DirectionNames", "What people call the two directions at a place.", {
  incoming: may("incoming", label, "Of those who come towards the device, e.g. `proti Kranju`; null: none."),
  outgoing: may("outgoing", label, "Of those who go away from it; null: none."),
});
export type DirectionNamesRecord = RecordOf<typeof DIRECTION_NAMES>;

/** The names of the two directions; null if neither has one. */
export const directionNames: Kind<DirectionNamesRecord> = {
  shape: DIRECTION_NAMES.shape,
  read: (wire, field) => {
    const names = DIRECTION_NAMES.read(wire, field);
    return names && (names.incoming ?? names.outgoing) !== null ? names : null;
  },
};

/** A change of names. A name left out stays unchanged, null takes it away. */
export type DirectionNamesChange = {
  -readonly [K in keyof DirectionNamesRecord]?: DirectionNamesRecord[K] | undefined;
};

/** The names as the platform keeps them: the change laid over the current ones; null if none is left. */
export function encodeDirectionNames(change: DirectionNamesChange, before: unknown): Json | null {
  const given = Object.entries(change).filter(([, name]) => name !== undefined);
  const all = { ...object(before, "client.directionNames"), ...Object.fromEntries(given) };
  const kept = Object.entries(all).filter(([, name]) => name !== null);
  return kept.length === 0 ? null : Object.fromEntries(kept);
}
