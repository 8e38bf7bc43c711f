import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { failureOf } from "../../../graphql/errors";
import {
  CreateValveBundleDocument,
  DeleteValveBundlesDocument,
  MoveValvesDocument,
  PauseValveBundleDocument,
  UpdateValveBundleDocument,
  ValveLocationDocument,
} from "../../../graphql/operations/valves";
import { faultTexts } from "../../../i18n/texts/faults";
import { valveBundlesTexts } from "../../../i18n/texts/valveBundles";
import { translatorOf } from "../../../i18n/useT";
import { type FieldFault, isOf } from "../../../shared/form/faults";
import { faultText, refusalText } from "../../../shared/form/faultText";
import { serverFaults, serverRefusal } from "../../../shared/form/serverFaults";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";
import type { ValveBundle } from "../../../shared/valves/valve";

type Failed = "createFailed" | "renameFailed" | "removeFailed" | "moveFailed" | "pauseFailed";

const words = () => translatorOf(valveBundlesTexts);

/** Why a change was refused; where its platform says nothing of it, a conflict is that somebody changed the bundle. */
function whyNot(error: unknown, failed: Failed): string {
  const refusal = serverRefusal(error);
  const isConflict = failureOf(error) === "CONFLICT";
  if (isConflict && (refusal === null || isOf(refusal, "BUNDLE_CHANGED"))) return words()("changedMeanwhile");
  if (refusal === null) return words()(failed);
  return `${words()(failed)} ${refusalText(translatorOf(faultTexts), refusal)}`;
}

/** What can be done with bundles. Each says itself how it went, and answers whether well. */
export function useBundleChanges() {
  const apollo = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);

  const act = async (
    id: string,
    work: () => Promise<boolean>,
    done: string,
    failed: Failed,
  ): Promise<boolean> => {
    const about = `${failed}:${id}`;
    setBusy(true);
    setFaults([]);
    try {
      if (!(await work())) throw new Error("it is as it was");
      toast.success(done, about);
      return true;
    } catch (error) {
      setFaults(serverFaults(error));
      sayFailed(error, whyNot(error, failed), about);
      return false;
    } finally {
      await apollo.refetchQueries({ include: [ValveLocationDocument] }).catch(() => undefined);
      setBusy(false);
    }
  };

  return {
    isBusy,
    /** What the portal said of a field of the last change, in the language of the screen. */
    faultAt: (field: string): string | undefined => {
      const fault = faults.find(({ path }) => path.replace(/^input\./, "").startsWith(field));
      return fault && faultText(translatorOf(faultTexts), fault);
    },
    create: (locationId: string, name: string, clientIds: string[]) =>
      act(
        locationId,
        async () => {
          const variables = { input: { locationId, name, clientIds } };
          const { data } = await apollo.mutate({ mutation: CreateValveBundleDocument, variables });
          return Boolean(data);
        },
        words()("created", { name }),
        "createFailed",
      ),
    rename: ({ id, version }: ValveBundle, name: string) =>
      act(
        id,
        async () => {
          const variables = { input: { id, version, name } };
          const { data } = await apollo.mutate({ mutation: UpdateValveBundleDocument, variables });
          return Boolean(data);
        },
        words()("renamed"),
        "renameFailed",
      ),
    remove: ({ id, name }: ValveBundle) =>
      act(
        id,
        async () => {
          const variables = { input: { ids: [id] } };
          const { data } = await apollo.mutate({ mutation: DeleteValveBundlesDocument, variables });
          return data?.deleteValveBundles.failed === 0;
        },
        words()("removed", { name }),
        "removeFailed",
      ),
    /** To a bundle of their location, or to none. */
    move: (clientIds: string[], bundleId: string | null) =>
      act(
        clientIds.join(),
        async () => {
          const variables = { input: { clientIds, bundleId } };
          const { data } = await apollo.mutate({ mutation: MoveValvesDocument, variables });
          return data?.moveValves.failed === 0;
        },
        words()("moved", { count: clientIds.length }),
        "moveFailed",
      ),
    /** `until` in Unix seconds, null ends it; `said`: what people are told then. */
    pause: ({ id }: ValveBundle, until: number | null, said: string) =>
      act(
        id,
        async () => {
          const variables = { input: { id, until } };
          const { data } = await apollo.mutate({ mutation: PauseValveBundleDocument, variables });
          return Boolean(data);
        },
        said,
        "pauseFailed",
      ),
  };
}
