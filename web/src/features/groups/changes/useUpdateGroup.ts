import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import type { UpdateGroupInput } from "../../../graphql/generated";
import { GroupSettingsDocument, UpdateGroupDocument } from "../../../graphql/operations/groups";
import { translatorOf } from "../../../i18n/useT";
import type { BulkFault } from "../../../shared/bulk/bulkFault";
import { faultOf } from "../../../shared/bulk/bulkFault";
import { useChange } from "../../../shared/change/useChange";
import { useClients } from "../../../shared/clients/useClients";
import { heldSave, requireHeld } from "../../../shared/merge/heldSave";
import { namesBy, sayMerged } from "../../../shared/merge/sayMerged";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";
import type { GroupSettings } from "../groupSettings";
import { groupsTexts } from "../groupsTexts";
import { draftOf, statedOf } from "../own-classes/classDraft";
import { ownClassesTexts } from "../own-classes/ownClassesTexts";

type Wanted = Pick<
  UpdateGroupInput,
  | "name"
  | "type"
  | "timeZone"
  | "inOutGraphs"
  | "importsAllowed"
  | "secondFactor"
  | "summaryGroups"
  | "ownClasses"
>;

/** Texts for success and for failure. */
type Says = { done: string; failed: string };

/**
 * Changes a group, and shows the result.
 * @param opened state when editing began: others' later changes are kept
 */
export function useUpdateGroup(opened: GroupSettings) {
  const apollo = useApolloClient();
  const { change, isBusy } = useChange();
  const { refresh } = useClients();
  const [fault, setFault] = useState<BulkFault | null>(null);
  const { id } = opened;

  const readAnew = async (): Promise<GroupSettings | null> => {
    const { data } = await apollo.query({
      query: GroupSettingsDocument,
      variables: { id },
      fetchPolicy: "network-only",
    });
    return data?.group ?? null;
  };

  /** @returns the group's present state; null if it was not changed */
  const update = async (wanted: Wanted, says: Says): Promise<GroupSettings | null> => {
    const t = translatorOf(groupsTexts);
    const ownClasses = translatorOf(ownClassesTexts)("label");
    const nameOf = namesBy({
      ...{ name: t("name"), timeZone: t("timeZone"), summaryGroups: t("summary") },
      ownClasses,
    });
    const base = toldOf(opened);
    try {
      const outcome = await heldSave({
        thing: { kind: "GROUP", id },
        base,
        mine: { ...base.fields, ...wanted },
        read: async () => {
          const stored = await readAnew();
          return stored && toldOf(stored);
        },
        send: async (changed, ifMatch) =>
          requireHeld(await change(UpdateGroupDocument, { ...changed, id, ifMatch, dryRun: false })),
        nameOf,
      });
      if (outcome.kind === "kept" || outcome.data === null) return null;
      setFault(outcome.data.fault);
      if (outcome.data.fault !== null) {
        sayFailed(outcome.data.fault, says.failed, `group:${id}`);
        return null;
      }
      toast.success(says.done, `group:${id}`);
      sayMerged(outcome.theirs, nameOf);
      // Its name, type and zone appear in lists everywhere.
      refresh();
      return outcome.data.data.updateGroup.group;
    } catch (error) {
      setFault(faultOf(error));
      sayFailed(error, says.failed, `group:${id}`);
      return null;
    }
  };
  return { update, readAnew, isBusy, /** Fault of the last change. */ fault };
}

function toldOf({ etag, summaryGroups, ownClasses, ...group }: GroupSettings) {
  const { name, type, timeZone, inOutGraphs, importsAllowed, secondFactor } = group;
  const roads = (summaryGroups ?? []).map((road) => ({
    name: road.name,
    clientIds: (road.clients ?? []).map(({ id }) => id),
  }));
  const fields: Required<Wanted> = {
    ...{ name, type, timeZone, inOutGraphs, importsAllowed, secondFactor },
    summaryGroups: roads.length === 0 ? null : roads,
    ownClasses: statedOf(draftOf({ ownClasses }, ".")),
  };
  return { fields, etag };
}
