import { IconButton } from "@chakra-ui/react";
import { Trash2 } from "lucide-react";
import { useT } from "../../../i18n/useT";
import type { RowProps } from "./rowProps";
import { valveScheduleTexts } from "./valveScheduleTexts";

/** Takes a row out of the form. */
export function RemoveRow({ index, onRemove }: Pick<RowProps, "index" | "onRemove">) {
  const t = useT(valveScheduleTexts);
  return (
    <IconButton
      aria-label={t("removeOf", { row: index + 1 })}
      title={t("remove")}
      size="sm"
      variant="ghost"
      color="fg.muted"
      onClick={() => onRemove(index)}
    >
      <Trash2 aria-hidden />
    </IconButton>
  );
}
