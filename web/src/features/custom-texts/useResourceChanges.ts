import { useApolloClient } from "@apollo/client/react";
import type { SharedResourceFragment } from "../../graphql/generated";
import {
  CreateSharedResourceDocument,
  DeleteSharedResourcesDocument,
  SharedResourcesDocument,
  UpdateSharedResourceDocument,
} from "../../graphql/operations/customTexts";
import { translatorOf } from "../../i18n/useT";
import { useChange } from "../../shared/change/useChange";
import { useClients } from "../../shared/clients/useClients";
import type { FieldFault } from "../../shared/form/faults";
import { serverFaults } from "../../shared/form/serverFaults";
import { heldSave } from "../../shared/merge/heldSave";
import { namesBy, sayMerged } from "../../shared/merge/sayMerged";
import { sayFailed } from "../../shared/ui/sayFailed";
import { toast } from "../../shared/ui/toastStore";
import { type BucketTab, bucketOf } from "./buckets";
import type { Data } from "./documents/data";
import { newHardware } from "./documents/staticTextsDocument";
import { newSteps } from "./documents/stepsDocument";
import { newTexts } from "./documents/textsDocument";
import { resourcesTexts } from "./resourcesTexts";

/** The editable fields of a resource. */
export type ResourceFields = { name: string; data: Data };

type Stored = ResourceFields & { etag: string | null };

/** Number of displays named. */
const mostNamed = 5;

/** Ids of the devices whose displays show a text that was to be deleted. */
const shownAt = (faults: readonly { path: string }[]): string[] => [
  ...new Set(faults.flatMap(({ path }) => /^clients\.(\d+)(\.|$)/.exec(path)?.[1] ?? [])),
];

export type Saved = { resource: SharedResourceFragment | null; faults: readonly FieldFault[] };

/** Initial document of a new resource. */
const beginning: Record<BucketTab, (name: string) => Data> = {
  texts: newTexts,
  penalties: newSteps,
  hardware: newHardware,
};

/** Adds, saves and deletes shared resources, and shows the results. */
export function useResourceChanges(tab: BucketTab) {
  const client = useApolloClient();
  const { send } = useChange();
  const say = () => translatorOf(resourcesTexts);
  const { clients } = useClients();
  const shownText = (ids: readonly string[]) => {
    const nameOf = (id: string) => clients?.find((client) => client.id === id)?.name ?? `#${id}`;
    const names = ids.slice(0, mostNamed).map(nameOf).join(", ");
    return say()("shown", { names: ids.length > mostNamed ? `${names} …` : names });
  };
  const listAnew = () => client.refetchQueries({ include: [SharedResourcesDocument] }).catch(() => undefined);

  return {
    /** @returns true if it was added, with the new resource's id if the platform reports it */
    add: async (name: string): Promise<{ isAdded: boolean; id: string | null }> => {
      try {
        const input = { bucket: bucketOf[tab], name, data: beginning[tab](name) };
        const data = await send(CreateSharedResourceDocument, input);
        if (data === null) return { isAdded: false, id: null };
        await listAnew();
        toast.success(say()("added"), `addResource:${tab}`);
        return { isAdded: true, id: data.createResource.resource?.id ?? null };
      } catch (error) {
        sayFailed(error, say()("changeFailed"), `addResource:${tab}`);
        return { isAdded: false, id: null };
      }
    },
    /** @param base state when editing began */
    save: async (id: string, base: Stored, mine: ResourceFields): Promise<Saved> => {
      const t = say();
      const nameOf = namesBy({ name: t("name"), data: "" });
      try {
        const outcome = await heldSave({
          thing: { kind: "RESOURCE", id },
          base: { fields: { name: base.name, data: base.data }, etag: base.etag },
          mine,
          read: async () => {
            const { data } = await client.query({
              query: SharedResourcesDocument,
              variables: { bucket: bucketOf[tab] },
              fetchPolicy: "network-only",
            });
            const now = data?.resources?.find((one) => one.id === id);
            return now ? { fields: { name: now.name ?? "", data: now.data as Data }, etag: now.etag } : null;
          },
          send: async (changed, ifMatch) => {
            const data = await send(UpdateSharedResourceDocument, { ...changed, id, ifMatch });
            return data && { resource: data.updateResource.resource };
          },
          nameOf,
        });
        if (outcome.kind === "kept" || outcome.data === null) return { resource: null, faults: [] };
        toast.success(t("saved"), `resource:${id}`);
        sayMerged(outcome.theirs, nameOf);
        return { resource: outcome.data.resource, faults: [] };
      } catch (error) {
        const faults = serverFaults(error);
        const places = shownAt(faults);
        const failed = tab === "texts" ? "saveTextsFailed" : "saveFailed";
        sayFailed(error, places.length > 0 ? shownText(places) : say()(failed), `resource:${id}`);
        return { resource: null, faults: places.length > 0 ? [] : faults };
      }
    },
    remove: async (id: string): Promise<boolean> => {
      try {
        const data = await send(DeleteSharedResourcesDocument, { ids: [id] });
        if (data === null) return false;
        await listAnew();
        const { results } = data.deleteResources;
        const isGone = results.every(({ status }) => status === "DONE");
        const places = shownAt(results.flatMap(({ error }) => error?.fields ?? []));
        if (places.length > 0) {
          toast.error(shownText(places), `removeResource:${id}`);
          return false;
        }
        if (!isGone) throw new Error("not deleted");
        toast.success(say()("deleted"), `removeResource:${id}`);
        return true;
      } catch (error) {
        sayFailed(error, say()("changeFailed"), `removeResource:${id}`);
        return false;
      }
    },
  };
}
