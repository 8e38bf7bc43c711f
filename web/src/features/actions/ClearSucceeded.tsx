import { useApolloClient } from "@apollo/client/react";
import { Button } from "@chakra-ui/react";
import { BrushCleaning } from "lucide-react";
import { useState } from "react";
import { ClearSucceededActionsDocument } from "../../graphql/operations/actions";
import { useT } from "../../i18n/useT";
import { actionsTexts } from "../../shared/actions/actionsTexts";
import { BulkNotice } from "../../shared/bulk/BulkNotice";
import type { BulkFault } from "../../shared/bulk/bulkFault";
import { useChange } from "../../shared/change/useChange";
import { useOffers } from "../../shared/offers/useOffers";
import { ConfirmDialog } from "../../shared/ui/ConfirmDialog";
import { sayFailed } from "../../shared/ui/sayFailed";
import { toast } from "../../shared/ui/toastStore";

/** Deletes all succeeded actions of all devices; says beforehand how many there are, if the portal's platform can tell. */
export function ClearSucceeded({ onCleared }: { onCleared: () => void }) {
  const t = useT(actionsTexts);
  const apollo = useApolloClient();
  const { change, isBusy } = useChange();
  const offers = useOffers();
  const [isCounting, setCounting] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [count, setCount] = useState<number | null>(null);
  const [fault, setFault] = useState<BulkFault | null>(null);

  if (!offers.has("ACTION_CLEAR")) return null;
  const ask = async () => {
    if (!offers.has("DRY_RUN")) return setAsking(true);
    setCounting(true);
    setFault(null);
    try {
      const variables = { input: { dryRun: true } };
      const { data } = await apollo.mutate({ mutation: ClearSucceededActionsDocument, variables });
      const found = data?.clearSucceededActions.deleted ?? null;
      setCount(found);
      if (found !== 0) setAsking(true);
      else toast.info(t("clearNothing"), "clearActions");
    } catch (error) {
      sayFailed(error, t("clearFailed"), "clearActions");
    }
    setCounting(false);
  };
  const clear = async () => {
    const changed = await change(ClearSucceededActionsDocument, { dryRun: false });
    if (changed === null) return;
    setFault(changed.fault);
    if (changed.fault !== null) return sayFailed(changed.fault, t("clearFailed"), "clearActions");
    setAsking(false);
    const { deleted } = changed.data.clearSucceededActions;
    toast.success(deleted === null ? t("clearedAll") : t("cleared", { count: deleted }), "clearActions");
    onCleared();
  };
  return (
    <>
      <Button size="sm" variant="outline" bg="bg.panel" loading={isCounting} onClick={() => void ask()}>
        <BrushCleaning aria-hidden />
        {t("clear")}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={count === null ? t("clearAllTitle") : t("clearTitle", { count })}
          text={t("clearText")}
          action={t("clear")}
          isDangerous
          isBusy={isBusy}
          onConfirm={() => void clear()}
          onCancel={() => setAsking(false)}
        >
          {fault === null ? null : <BulkNotice fault={fault} isTrial={false} />}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
