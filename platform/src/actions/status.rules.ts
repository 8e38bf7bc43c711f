/** From asked for to done. Only the device moves it. */
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
 * The progress of an action after its device reports a status. The same status again changes nothing. An
 * action that is done without having been accepted counts as accepted at the same instant.
 * @returns null if the status can't follow
 */
export function nextProgress(progress: Progress, told: ActionStatus, now: number): Progress | null {
  const { status, acceptDate } = progress;
  if (told === status) return progress;
  if (told === "created" || status === "succeeded" || status === "failure") return null;
  const doneDate = told === "accepted" ? null : now;
  return { status: told, acceptDate: acceptDate ?? now, doneDate };
}
