/** From being asked for to being done; the device alone moves it. */
export const ACTION_STATUSES = ["created", "accepted", "succeeded", "failure"] as const;
export type ActionStatus = (typeof ACTION_STATUSES)[number];

export interface Progress {
  status: ActionStatus;
  /** Unix seconds; null until it is accepted. */
  acceptDate: number | null;
  /** Unix seconds; null until it has succeeded or failed. */
  doneDate: number | null;
}

/**
 * What becomes of an action when its device tells a status: the same again changes nothing, and one that is done without
 * having been accepted counts as accepted at the same instant.
 * @returns null where the status can't follow
 */
export function nextProgress(progress: Progress, told: ActionStatus, now: number): Progress | null {
  const { status, acceptDate } = progress;
  if (told === status) return progress;
  if (told === "created" || status === "succeeded" || status === "failure") return null;
  const doneDate = told === "accepted" ? null : now;
  return { status: told, acceptDate: acceptDate ?? now, doneDate };
}
