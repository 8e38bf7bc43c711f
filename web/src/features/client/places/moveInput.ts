import type { ClientSettingsInput, MoveClientInput, StayPartsFragment } from "../../../graphql/generated";

/** Where a device is: at a place, at a new one, or in the store. */
export type Target =
  | { kind: "place"; placeId: string }
  | { kind: "new"; settings: ClientSettingsInput }
  | { kind: "store" };

/** Unix seconds; null: from now on; until the next move on record. */
type Times = { from: number | null; until: number | null };

export type MoveInput = Omit<MoveClientInput, "idempotencyKey" | "ifMatch" | "dryRun">;

export function moveInput(clientId: string, target: Target, { from, until }: Times): MoveInput {
  const to =
    target.kind === "place"
      ? { placeId: target.placeId }
      : target.kind === "new"
        ? { settings: target.settings }
        : { toStore: true };
  return {
    clientId,
    ...to,
    ...(from === null ? {} : { from }),
    ...(until === null ? {} : { until }),
  };
}

type Stay = Pick<StayPartsFragment, "placeId" | "from" | "until">;

/** The place of a stay on record. */
export const targetOf = (placeId: string | null): Target =>
  placeId === null ? { kind: "store" } : { kind: "place", placeId };

/** Times of a stay on record; from its unknown beginning: from the beginning of time. */
export const timesOf = ({ from, until }: Stay): Times => ({ from: from ?? 0, until });

/**
 * The move that makes a stay begin at another instant: an earlier one takes the time from the stays before it,
 * a later one gives it to the stay before it.
 * @param before the stay before it
 */
export function startMove(clientId: string, stay: Stay, before: Stay, start: number): MoveInput {
  const border = stay.from ?? 0;
  return start < border
    ? moveInput(clientId, targetOf(stay.placeId), { from: start, until: border })
    : moveInput(clientId, targetOf(before.placeId), { from: border, until: start });
}
