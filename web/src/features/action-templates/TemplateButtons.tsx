import { Pencil, RadioTower, Trash2 } from "lucide-react";
import { useT } from "../../i18n/useT";
import { RowButton, RowButtons } from "../../shared/ui/RowButton";
import { actionTemplatesTexts } from "./actionTemplatesTexts";
import type { Ask, TemplateRow } from "./templateList";

type TemplateButtonsProps = { template: TemplateRow; ask: Ask };

export function TemplateButtons({ template, ask }: TemplateButtonsProps) {
  const t = useT(actionTemplatesTexts);
  const { name } = template;
  return (
    <RowButtons>
      <RowButton
        icon={RadioTower}
        label={t("applyOf", { name })}
        title={t("apply")}
        onClick={() => ask("apply", template)}
      />
      <RowButton
        icon={Pencil}
        label={t("modifyOf", { name })}
        title={t("modify")}
        onClick={() => ask("modify", template)}
      />
      <RowButton
        icon={Trash2}
        label={t("removeOf", { name })}
        title={t("remove")}
        onClick={() => ask("remove", template)}
      />
    </RowButtons>
  );
}
