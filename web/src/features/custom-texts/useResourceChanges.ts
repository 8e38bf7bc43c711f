import { useApolloClient } from "@apollo/client/react";
import type { SharedResourceFragment } from "../../graphql/generated";
import {
  CreateSharedResourceDocument,
  DeleteSharedResourcesDocument,
  SharedResourcesDocument,
  UpdateSharedResourceDocument,
} from "../../graphql/operations/customTexts";
import { resourcesTexts } from "../../i18n/texts/resources";
import { translatorOf } from "../../i18n/useT";
import type { FieldFault } from "../../shared/form/faults";
import { serverFaults } from "../../shared/form/serverFaults";
import { toast } from "../../shared/ui/toastStore";
import { type BucketTab, bucketOf } from "./buckets";
import type { Data } from "./documents/data";
import { newHardware } from "./documents/staticTextsDocument";
import { newSteps } from "./documents/stepsDocument";
import { newTexts } from "./documents/textsDocument";

export type Saved = { resource: SharedResourceFragment | null; faults: readonly FieldFault[] };

/** What a new resource begins with. */
const beginning: Record<BucketTab, (name: string) => Data> = {
  texts: newTexts,
  penalties: newSteps,
  hardware: newHardware,
};

/** Adds, saves and deletes what is shared, and tells how that went. */
export function useResourceChanges(tab: BucketTab) {
  const client = useApolloClient();
  const say = () => translatorOf(resourcesTexts);
  const refetch = { refetchQueries: [SharedResourcesDocument], awaitRefetchQueries: true };

  return {
    /** @returns whether it was added, and the new resource's id where the platform tells it */
    add: async (name: string): Promise<{ isAdded: boolean; id: string | null }> => {
      try {
        const input = { bucket: bucketOf[tab], name, data: beginning[tab](name) };
        const { data } = await client.mutate({
          mutation: CreateSharedResourceDocument,
          variables: { input },
          ...refetch,
        });
        if (!data) throw new Error("no answer");
        toast.success(say()("added"));
        return { isAdded: true, id: data.createResource.resource?.id ?? null };
      } catch {
        toast.error(say()("changeFailed"));
        return { isAdded: false, id: null };
      }
    },
    save: async (change: { id: string; name?: string; data?: unknown }): Promise<Saved> => {
      try {
        const { data } = await client.mutate({
          mutation: UpdateSharedResourceDocument,
          variables: { input: change },
        });
        if (!data) throw new Error("no answer");
        toast.success(say()("saved"));
        return { resource: data.updateResource.resource, faults: [] };
      } catch (error) {
        toast.error(say()(tab === "texts" ? "saveTextsFailed" : "saveFailed"));
        return { resource: null, faults: serverFaults(error) };
      }
    },
    remove: async (id: string): Promise<boolean> => {
      try {
        const { data } = await client.mutate({
          mutation: DeleteSharedResourcesDocument,
          variables: { input: { ids: [id] } },
          ...refetch,
        });
        const isGone = data?.deleteResources.results.every(({ status }) => status === "DONE");
        if (isGone !== true) throw new Error("not deleted");
        toast.success(say()("deleted"));
        return true;
      } catch {
        toast.error(say()("changeFailed"));
        return false;
      }
    },
  };
}
