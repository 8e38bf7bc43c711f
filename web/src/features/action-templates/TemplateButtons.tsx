import { HStack, IconButton } from "@chakra-ui/react";
import { Pencil, RadioTower, Trash2 } from "lucide-react";
import { actionTemplatesTexts } from "../../i18n/texts/actionTemplates";
import { useT } from "../../i18n/useT";
import type { Ask, TemplateRow } from "./templateList";

type TemplateButtonsProps = { template: TemplateRow; ask: Ask };

/** What can be done with one template. */
export function TemplateButtons({ template, ask }: TemplateButtonsProps) {
  const t = useT(actionTemplatesTexts);
  const { name } = template;
  const button = { variant: "ghost", size: "sm", color: "fg.muted" } as const;
  return (
    <HStack gap="0.5" justify="end">
      <IconButton
        {...button}
        aria-label={t("applyOf", { name })}
        title={t("apply")}
        onClick={() => ask("apply", template)}
      >
        <RadioTower aria-hidden />
      </IconButton>
      <IconButton
        {...button}
        aria-label={t("modifyOf", { name })}
        title={t("modify")}
        onClick={() => ask("modify", template)}
      >
        <Pencil aria-hidden />
      </IconButton>
      <IconButton
        {...button}
        aria-label={t("removeOf", { name })}
        title={t("remove")}
        onClick={() => ask("remove", template)}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </HStack>
  );
}
