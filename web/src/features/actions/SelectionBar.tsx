import { Button } from "@chakra-ui/react";
import { Pause, Play, Trash2 } from "lucide-react";
import { useT } from "../../i18n/useT";
import { actionsTexts } from "../../shared/actions/actionsTexts";
import { ChosenBar } from "../../shared/bulk/ChosenBar";
import type { Selection } from "../../shared/bulk/useSelection";
import { useOffers } from "../../shared/offers/useOffers";
import type { ActionWork } from "./useActionWork";

/** What can be done with the actions that are chosen, in sight wherever the page is scrolled to. */
export function SelectionBar({ selection, work }: { selection: Selection; work: ActionWork }) {
  const t = useT(actionsTexts);
  const { chosen, outOfSight, clear } = selection;
  const canHold = useOffers().has("ACTION_HOLD");
  const count = chosen.size;
  const ids = [...chosen];
  const said = [
    t("selected", { count }),
    ...(outOfSight > 0 ? [t("outOfSight", { count: outOfSight })] : []),
  ].join(" · ");
  return (
    <ChosenBar
      count={count}
      said={said}
      label={t("selectionLabel")}
      clear={t("clearSelection")}
      onClear={clear}
    >
      {canHold ? (
        <>
          <Button size="xs" variant="ghost" loading={work.isBusy} onClick={() => work.setEnabled(ids, false)}>
            <Pause aria-hidden />
            {t("hold")}
          </Button>
          <Button size="xs" variant="ghost" loading={work.isBusy} onClick={() => work.setEnabled(ids, true)}>
            <Play aria-hidden />
            {t("release")}
          </Button>
        </>
      ) : null}
      <Button size="xs" variant="ghost" colorPalette="red" onClick={() => work.askRemoval(ids)}>
        <Trash2 aria-hidden />
        {t("removeSelected")}
      </Button>
    </ChosenBar>
  );
}
