import { Pause, Play, Trash2 } from "lucide-react";
import { useT } from "../../i18n/useT";
import { actionsTexts } from "../../shared/actions/actionsTexts";
import { useOffers } from "../../shared/offers/useOffers";
import { RowButton, RowButtons } from "../../shared/ui/RowButton";
import { type ActionRow, mayBeHeld } from "./actionChoice";
import type { ActionWork } from "./useActionWork";

type ActionButtonsProps = { action: ActionRow; name: string; work: ActionWork };

export function ActionButtons({ action, name, work }: ActionButtonsProps) {
  const t = useT(actionsTexts);
  const canHold = useOffers().has("ACTION_HOLD");
  return (
    <RowButtons>
      {canHold && mayBeHeld(action) && action.enabled !== null ? (
        <RowButton
          icon={action.enabled ? Pause : Play}
          label={t(action.enabled ? "holdOf" : "releaseOf", { name })}
          title={t(action.enabled ? "hold" : "release")}
          isDisabled={work.isBusy}
          onClick={() => work.setEnabled([action.id], !action.enabled)}
        />
      ) : null}
      <RowButton
        icon={Trash2}
        label={t("removeOf", { name })}
        title={t("remove")}
        onClick={() => work.askRemoval([action.id])}
      />
    </RowButtons>
  );
}
