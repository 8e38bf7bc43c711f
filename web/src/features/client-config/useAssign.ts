import { AssignConfigDocument } from "../../graphql/operations/clientConfig";
import { translatorOf } from "../../i18n/useT";
import { useChange } from "../../shared/change/useChange";
import { refusedFields, refusedIn } from "../../shared/config/configFaults";
import type { ConfigStore } from "../../shared/config/configStore";
import { configTexts } from "../../shared/config/configTexts";
import { etagOf, isOvertaken, requireHeldItem } from "../../shared/merge/heldSave";
import { sayFailed } from "../../shared/ui/sayFailed";
import { toast } from "../../shared/ui/toastStore";

/** Gives a device what is in the editor. `assign` answers whether it has that now, or will when it next calls. */
export function useAssign(
  client: { id: string; config: { etag: string | null } | null },
  store: ConfigStore,
  onChanged: () => Promise<void>,
) {
  const { send, busily, isBusy } = useChange();

  const give = async (): Promise<boolean> => {
    const t = translatorOf(configTexts);
    const about = `assignConfig:${client.id}`;
    if (store.isBroken()) {
      toast.error(t("cannotParse"), about);
      return false;
    }
    const document = store.read();
    try {
      const input = { clientIds: [client.id], document, ifMatch: etagOf(client.config) };
      const data = await send(AssignConfigDocument, input);
      if (data === null) return false;
      const result = data.assignConfig.results[0];
      requireHeldItem(result?.error);
      if (result === undefined || result.status === "FAILED" || result.error !== null) {
        store.tell(refusedIn(result?.error ?? null));
        toast.error(t("assignFailed"), about);
        return false;
      }
      store.rebase(document);
      toast.success(t(result.status === "SKIPPED" ? "assignSkipped" : "assigned"), about);
      await onChanged();
      return true;
    } catch (error) {
      // What there is now comes under what is edited, and shows before it is sent again.
      if (isOvertaken(error)) {
        await onChanged();
        return false;
      }
      store.tell(refusedFields(error));
      sayFailed(error, t("assignFailed"), about);
      return false;
    }
  };
  return { assign: () => busily(give), isAssigning: isBusy };
}
