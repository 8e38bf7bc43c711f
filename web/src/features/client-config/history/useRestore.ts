import { RestoreConfigDocument } from "../../../graphql/operations/clientConfig";
import { translatorOf } from "../../../i18n/useT";
import { useChange } from "../../../shared/change/useChange";
import { configTexts } from "../../../shared/config/configTexts";
import { etagOf, isOvertaken } from "../../../shared/merge/heldSave";
import { revisionsTexts } from "../../../shared/merge/revisionsTexts";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";

/** Gives a device an earlier version again, where it still has what the page shows, and says how that went. */
export function useRestore(
  client: { id: string; config: { etag: string | null } | null },
  onRestored: () => Promise<void>,
) {
  const { send, busily, isBusy } = useChange();
  const restore = (version: number) =>
    busily(async () => {
      const t = translatorOf(configTexts);
      const about = `restoreConfig:${client.id}`;
      try {
        const input = { clientId: client.id, version, ifMatch: etagOf(client.config) };
        const data = await send(RestoreConfigDocument, input);
        if (data === null) return;
        toast.success(
          data.restoreConfig.changed === false ? t("assignSkipped") : t("restored", { version }),
          about,
        );
        await onRestored();
      } catch (error) {
        const isLate = isOvertaken(error);
        sayFailed(error, isLate ? translatorOf(revisionsTexts)("overtaken") : t("restoreFailed"), about);
        if (isLate) await onRestored();
      }
    });
  return { restore, isRestoring: isBusy };
}
