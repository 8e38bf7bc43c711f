import { useApolloClient } from "@apollo/client/react";
import { useRef } from "react";
import { AddToRolloutDocument, StartRolloutDocument } from "../../../graphql/operations/firmware";
import { type BulkResult, outcomeOf } from "../../../shared/bulk/bulkResult";
import { assignFirmware } from "../../../shared/bulk/runs";
import type { BulkRun } from "../../../shared/bulk/useSending";

/** `pilotDeadlineHours` null: pilots are waited for without end. */
export type Stages = { pilots: number; failuresAtMost: number; pilotDeadlineHours: number | null };

/** Rolls a firmware out in stages: the first call begins the rollout, those that follow bring it further devices. */
export function useRollOut(
  firmwareId: string,
  { pilots, failuresAtMost, pilotDeadlineHours }: Stages,
  force: boolean,
) {
  const apollo = useApolloClient();
  const begun = useRef<string | null>(null);
  /** Of the last try. */
  const running = useRef<ReadonlySet<string>>(new Set());
  const run: BulkRun = async (ids, options, sent) => {
    // What an assignment refuses of each device, a rollout would refuse as a whole.
    if (options.dryRun) {
      const tried = await assignFirmware(apollo, firmwareId, force, true)(ids, options, sent);
      const told = tried.filter((result) => outcomeOf(result) === "SKIPPED").map(({ id }) => id);
      running.current = new Set([...running.current].filter((id) => !ids.includes(id)).concat(told));
      return tried;
    }
    // A rollout of nobody is refused; who has the version is known since the try.
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

/** What became of each: those that have the version already were left out. */
export const givenOrSkipped = (ids: readonly string[], skipped: readonly string[]): BulkResult[] =>
  ids.map((id) => ({ id, status: skipped.includes(id) ? "SKIPPED" : "DONE", error: null }));
