import type { GroupSettings } from "../groupSettings";

/** A summary group during editing: the ids of its devices, in order. */
export type SummaryDraft = { name: string; clientIds: string[] };

/** Form values of a group's summary. */
export type SummaryValues = { summaryGroups: SummaryDraft[] };

/** Most that the portal takes. */

/**
 * The stored state, each device once, without devices that left the group, which the portal would refuse. A place
 * never leaves its group.
 */
export function draftOf({ summaryGroups }: GroupSettings, members: ReadonlySet<string>): SummaryValues {
  return {
    summaryGroups: (summaryGroups ?? []).map(({ name, clients }) => ({
      name,
      clientIds: [
        ...new Set(
          (clients ?? []).filter(({ id, isPlace }) => isPlace || members.has(id)).map(({ id }) => id),
        ),
      ],
    })),
  };
}

/** The state to store; null: no summary. */
export function storedOf({ summaryGroups }: SummaryValues): SummaryDraft[] | null {
  if (summaryGroups.length === 0) return null;
  return summaryGroups.map(({ name, clientIds }) => ({ name: name.trim(), clientIds }));
}

export type Step = 1 | -1;

export const canMove = (count: number, index: number, by: Step): boolean =>
  index + by >= 0 && index + by < count;

/** The list with one item moved down (1) or up (-1); at the end of the list it stays. */
export function moved<Item>(list: readonly Item[], index: number, by: Step): Item[] {
  if (!canMove(list.length, index, by)) return [...list];
  const next = list.filter((_, place) => place !== index);
  next.splice(index + by, 0, ...list.slice(index, index + 1));
  return next;
}

/** Members that no summary group shows; a street is shown by its device, too. */
export function leftOut<Member extends { id: string; device?: string }>(
  members: readonly Member[],
  drafts: readonly SummaryDraft[],
): Member[] {
  const shown = new Set(drafts.flatMap(({ clientIds }) => clientIds));
  return members.filter(({ id, device }) => !shown.has(id) && !shown.has(device ?? id));
}
