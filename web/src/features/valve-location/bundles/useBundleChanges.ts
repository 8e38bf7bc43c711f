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
import { translatorOf } from "../../../i18n/useT";
import { useChange } from "../../../shared/change/useChange";
import { type FieldFault, isOf } from "../../../shared/form/faults";
import { faultText, refusalText } from "../../../shared/form/faultText";
import { faultTexts } from "../../../shared/form/faultTexts";
import { serverFaults, serverRefusal } from "../../../shared/form/serverFaults";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";
import type { ValveBundle } from "../../../shared/valves/valve";
import { valveBundlesTexts } from "./valveBundlesTexts";

type Failed = "createFailed" | "renameFailed" | "removeFailed" | "moveFailed" | "pauseFailed";

/** The changes only set a state, so they need no idempotency key. */
const order = { isKeyed: false } as const;

const words = () => translatorOf(valveBundlesTexts);

/** Reason of a refusal. If the platform gives none, a conflict means that somebody changed the bundle. */
function whyNot(error: unknown, failed: Failed): string {
  const refusal = serverRefusal(error);
  const isConflict = failureOf(error) === "CONFLICT";
  if (isConflict && (refusal === null || isOf(refusal, "BUNDLE_CHANGED"))) return words()("changedMeanwhile");
  if (refusal === null) return words()(failed);
  return `${words()(failed)} ${refusalText(translatorOf(faultTexts), refusal)}`;
}

/** Changes of bundles. Each shows its own result, and resolves to true on success. */
export function useBundleChanges() {
  const apollo = useApolloClient();
  const { send, busily, isBusy } = useChange();
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);

  /** @param work resolves to null if another change is running */
  const act = (
    id: string,
    work: () => Promise<boolean | null>,
    done: string,
    failed: Failed,
  ): Promise<boolean> =>
    busily(async () => {
      const about = `${failed}:${id}`;
      setFaults([]);
      try {
        const isDone = await work();
        if (isDone === null) return false;
        if (!isDone) throw new Error("it is as it was");
        toast.success(done, about);
        return true;
      } catch (error) {
        setFaults(serverFaults(error));
        sayFailed(error, whyNot(error, failed), about);
        return false;
      } finally {
        await apollo.refetchQueries({ include: [ValveLocationDocument] }).catch(() => undefined);
      }
    });

  return {
    isBusy,
    /** Fault of a field in the last change, in the screen's language. */
    faultAt: (field: string): string | undefined => {
      const fault = faults.find(({ path }) => path.replace(/^input\./, "").startsWith(field));
      return fault && faultText(translatorOf(faultTexts), fault);
    },
    create: (locationId: string, name: string, clientIds: string[]) =>
      act(
        locationId,
        async () => (await send(CreateValveBundleDocument, { locationId, name, clientIds })) && true,
        words()("created", { name }),
        "createFailed",
      ),
    rename: ({ id, version }: ValveBundle, name: string) =>
      act(
        id,
        async () => (await send(UpdateValveBundleDocument, { id, version, name })) && true,
        words()("renamed"),
        "renameFailed",
      ),
    remove: ({ id, name }: ValveBundle) =>
      act(
        id,
        async () => {
          const data = await send(DeleteValveBundlesDocument, { ids: [id] });
          return data && data.deleteValveBundles.failed === 0;
        },
        words()("removed", { name }),
        "removeFailed",
      ),
    /** Moves valves to a bundle of their location, or to none. */
    move: (clientIds: string[], bundleId: string | null) =>
      act(
        clientIds.join(),
        async () => {
          const data = await send(MoveValvesDocument, { clientIds, bundleId }, order);
          return data && data.moveValves.failed === 0;
        },
        words()("moved", { count: clientIds.length }),
        "moveFailed",
      ),
    /** `until` in Unix seconds, null ends the pause; `said`: text of the notice. */
    pause: ({ id }: ValveBundle, until: number | null, said: string) =>
      act(
        id,
        async () => (await send(PauseValveBundleDocument, { id, until }, order)) && true,
        said,
        "pauseFailed",
      ),
  };
}
