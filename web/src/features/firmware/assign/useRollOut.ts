import { useApolloClient } from "@apollo/client/react";
import { useRef } from "react";
import { AddToRolloutDocument, StartRolloutDocument } from "../../../graphql/operations/firmware";
import { assignFirmware } from "../../../shared/bulk/runs";
import type { BulkRun } from "../../../shared/bulk/useSending";

export type Stages = { pilots: number; failuresAtMost: number };

/** Rolls a firmware out in stages: the first call begins the rollout, those that follow bring it further devices. */
export function useRollOut(firmwareId: string, { pilots, failuresAtMost }: Stages, force: boolean) {
  const apollo = useApolloClient();
  const begun = useRef<string | null>(null);
  const run: BulkRun = async (clientIds, options) => {
    // What an assignment refuses of each device, a rollout would refuse as a whole.
    if (options.dryRun) return assignFirmware(apollo, firmwareId, force)(clientIds, options);
    if (begun.current === null) {
      const most = clientIds.length;
      const stages = {
        pilots: Math.min(pilots, most),
        failuresAtMost: Math.min(failuresAtMost, most),
      };
      const input = { firmwareId, clientIds, force, ...stages, ...options };
      const { data } = await apollo.mutate({ mutation: StartRolloutDocument, variables: { input } });
      begun.current = data?.startRollout.rollout.id ?? null;
    } else {
      const input = { id: begun.current, clientIds, force, ...options };
      await apollo.mutate({ mutation: AddToRolloutDocument, variables: { input } });
    }
    return clientIds.map((id) => ({ id, status: "DONE", error: null }));
  };
  return {
    run,
    /** The rollout that was begun, or null. */
    begunId: () => begun.current,
  };
}
