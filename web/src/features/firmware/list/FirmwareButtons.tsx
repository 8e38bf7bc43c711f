import { Pencil, RadioTower, Trash2 } from "lucide-react";
import { useT } from "../../../i18n/useT";
import { RowButton, RowButtons } from "../../../shared/ui/RowButton";
import { firmwareTexts } from "../firmwareTexts";
import type { Ask, FirmwareRow } from "./firmwareList";

type FirmwareButtonsProps = { firmware: FirmwareRow; ask: Ask };

/** What can be done with one firmware. */
export function FirmwareButtons({ firmware, ask }: FirmwareButtonsProps) {
  const t = useT(firmwareTexts);
  const { version } = firmware;
  return (
    <RowButtons>
      <RowButton
        icon={RadioTower}
        label={t("assignOf", { version })}
        title={t("assign")}
        onClick={() => ask("assign", firmware)}
      />
      <RowButton
        icon={Pencil}
        label={t("editOf", { version })}
        title={t("edit")}
        onClick={() => ask("edit", firmware)}
      />
      <RowButton
        icon={Trash2}
        label={t("removeOf", { version })}
        title={t("remove")}
        onClick={() => ask("remove", firmware)}
      />
    </RowButtons>
  );
}
