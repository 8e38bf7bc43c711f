import type { VideoProgressFragment } from "../../graphql/generated";

/** A video as administrators see it: with its progress, and without plates. */
export type VideoRow = VideoProgressFragment;

/** waiting: nobody has it; inWork: somebody is labelling it; done: it is labelled. Also text keys. */
export type VideoState = "waiting" | "inWork" | "done";

/** @param now Unix seconds: a lease holds until its time is over */
export function stateOf(
  { checked, leaseUntil }: Pick<VideoRow, "checked" | "leaseUntil">,
  now: number,
): VideoState {
  if (checked) return "done";
  return leaseUntil !== null && leaseUntil > now ? "inWork" : "waiting";
}
