import { useApolloClient } from "@apollo/client/react";
import { useRef } from "react";
import { AddToRolloutDocument, StartRolloutDocument } from "../../../graphql/operations/firmware";
import { type BulkResult, outcomeOf } from "../../../shared/bulk/bulkResult";
import { assignFirmware } from "../../../shared/bulk/runs";
import type { BulkRun } from "../../../shared/bulk/useSending";

/** `pilotDeadlineHours` null: no end of the wait for pilots. */
export type Stages = { pilots: number; failuresAtMost: number; pilotDeadlineHours: number | null };

/** Rolls a firmware out in stages: the first call begins the rollout, later calls add further devices. */
export function useRollOut(
  firmwareId: string,
  { pilots, failuresAtMost, pilotDeadlineHours }: Stages,
  force: boolean,
) {
  const apollo = useApolloClient();
  const begun = useRef<string | null>(null);
  /** From the last dry run. */
  const running = useRef<ReadonlySet<string>>(new Set());
  const run: BulkRun = async (ids, options, sent) => {
    // An assignment is refused by device, while a rollout would be refused as a whole.
    if (options.dryRun) {
      const tried = await assignFirmware(apollo, firmwareId, force, true)(ids, options, sent);
      const told = tried.filter((result) => outcomeOf(result) === "SKIPPED").map(({ id }) => id);
      running.current = new Set([...running.current].filter((id) => !ids.includes(id)).concat(told));
      return tried;
    }
    // An empty rollout is refused; the dry run has shown which devices run the version already.
    const clientIds = ids.filter((id) => !running.current.has(id));
    if (clientIds.length === 0) return givenOrSkipped(ids, ids);
    let skipped: readonly string[];
    if (begun.current === null) {
      const most = clientIds.length;
      const stages = {
        pilots: Math.min(pilots, most),
        failuresAtMost: Math.min(failuresAtMost, most),
        pilotDeadlineHours,
      };
      const input = { firmwareId, clientIds, force, ...stages, ...options };
      const { data } = await apollo.mutate({ mutation: StartRolloutDocument, variables: { input }, ...sent });
      begun.current = data?.startRollout.rollout.id ?? null;
      skipped = data?.startRollout.skippedIds ?? [];
    } else {
      const input = { id: begun.current, clientIds, force, ...options };
      const { data } = await apollo.mutate({ mutation: AddToRolloutDocument, variables: { input }, ...sent });
      skipped = data?.addToRollout.skippedIds ?? [];
    }
    return givenOrSkipped(ids, [...running.current, ...skipped]);
  };
  return {
    run,
    /** The rollout that was begun, or null. */
    begunId: () => begun.current,
  };
}

/** Result of each device: those that run the version already were skipped. */
export const givenOrSkipped = (ids: readonly string[], skipped: readonly string[]): BulkResult[] =>
  ids.map((id) => ({ id, status: skipped.includes(id) ? "SKIPPED" : "DONE", error: null }));
