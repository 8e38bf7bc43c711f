import type { VideoProgressFragment } from "../../graphql/generated";

/** A video as administrators see it: how far it is, and no plates. */
export type VideoRow = VideoProgressFragment;

/** Nobody has it, somebody has it in work, or it is labelled. Keys of what that is called. */
export type VideoState = "waiting" | "inWork" | "done";

/** @param now Unix seconds: what is kept for a labeller is so until its time is over */
export function stateOf(
  { checked, leaseUntil }: Pick<VideoRow, "checked" | "leaseUntil">,
  now: number,
): VideoState {
  if (checked) return "done";
  return leaseUntil !== null && leaseUntil > now ? "inWork" : "waiting";
}
