import { useT } from "../../../i18n/useT";
import { ConfirmDialog } from "../../../shared/ui/ConfirmDialog";
import type { ValveBundle } from "../../../shared/valves/valve";
import { useBundleChanges } from "./useBundleChanges";
import { valveBundlesTexts } from "./valveBundlesTexts";

/** Asks before a bundle is deleted; its valves stay. */
export function RemoveDialog({ bundle, onClose }: { bundle: ValveBundle; onClose: () => void }) {
  const t = useT(valveBundlesTexts);
  const { remove, isBusy } = useBundleChanges();
  const { name, valves } = bundle;
  const confirm = async () => {
    if (await remove(bundle)) onClose();
  };
  return (
    <ConfirmDialog
      title={t("removeTitle", { name })}
      text={valves.length === 0 ? t("removeEmptyText") : t("removeText", { count: valves.length })}
      action={t("removeBundle")}
      isDangerous
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
