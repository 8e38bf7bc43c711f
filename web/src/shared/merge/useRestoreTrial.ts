import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import type { RestoreRevisionMutation } from "../../graphql/generated";
import { RestoreRevisionDocument } from "../../graphql/operations/revisions";
import { type BulkFault, faultOf } from "../bulk/bulkFault";
import { useOffers } from "../offers/useOffers";
import type { Thing } from "./overtaken";

/** The speed limits as they would be; null of anything else. */
export type RestoredLimits =
  | NonNullable<RestoreRevisionMutation["restoreRevision"]["speedLimits"]>["list"]
  | null;

export type RestoreTrial =
  /** Only the thing itself changes, or further changes can't be known in advance. */
  | { state: "none" }
  | { state: "loading" }
  | {
      state: "told";
      config: RestoreRevisionMutation["restoreRevision"]["config"];
      limits: RestoredLimits;
    }
  | { state: "refused"; fault: BulkFault }
  | { state: "failed" };

/**
 * Makes a dry run of restoring an earlier version: for devices, whose configuration changes with it, and for speed
 * limits, which also change with the settings.
 */
export function useRestoreTrial({ kind, id }: Thing, version: number): [RestoreTrial, () => void] {
  const apollo = useApolloClient();
  const isTried = useOffers().has("DRY_RUN") && (kind === "CLIENT" || kind === "SPEED_LIMITS");
  const [tries, setTries] = useState(0);
  const [trial, setTrial] = useState<RestoreTrial>({ state: isTried ? "loading" : "none" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks anew
  useEffect(() => {
    if (!isTried) return;
    let isLeft = false;
    const say = (told: RestoreTrial) => {
      if (!isLeft) setTrial(told);
    };
    setTrial({ state: "loading" });
    apollo
      .mutate({
        mutation: RestoreRevisionDocument,
        variables: { input: { kind, id, version, dryRun: true } },
      })
      .then(({ data }) => {
        const { config = null, speedLimits = null } = data?.restoreRevision ?? {};
        say({ state: "told", config, limits: speedLimits?.list ?? null });
      })
      .catch((error) => {
        const fault = faultOf(error);
        say(fault.kind === "refused" ? { state: "refused", fault } : { state: "failed" });
      });
    return () => {
      isLeft = true;
    };
  }, [apollo, kind, id, version, isTried, tries]);
  return [trial, () => setTries((count) => count + 1)];
}
