import { HStack, IconButton } from "@chakra-ui/react";
import { Pencil, RadioTower, Trash2 } from "lucide-react";
import { firmwareTexts } from "../../../i18n/texts/firmware";
import { useT } from "../../../i18n/useT";
import type { Ask, FirmwareRow } from "./firmwareList";

type FirmwareButtonsProps = { firmware: FirmwareRow; ask: Ask };

/** What can be done with one firmware. */
export function FirmwareButtons({ firmware, ask }: FirmwareButtonsProps) {
  const t = useT(firmwareTexts);
  const { version } = firmware;
  const button = { variant: "ghost", size: "sm", color: "fg.muted" } as const;
  return (
    <HStack gap="0.5" justify="end">
      <IconButton
        {...button}
        aria-label={t("assignOf", { version })}
        title={t("assign")}
        onClick={() => ask("assign", firmware)}
      >
        <RadioTower aria-hidden />
      </IconButton>
      <IconButton
        {...button}
        aria-label={t("editOf", { version })}
        title={t("edit")}
        onClick={() => ask("edit", firmware)}
      >
        <Pencil aria-hidden />
      </IconButton>
      <IconButton
        {...button}
        aria-label={t("removeOf", { version })}
        title={t("remove")}
        onClick={() => ask("remove", firmware)}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </HStack>
  );
}
