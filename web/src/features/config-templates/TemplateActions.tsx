import { Pencil, RadioTower, TextCursorInput, Trash2 } from "lucide-react";
import { useT } from "../../i18n/useT";
import { RowButton, RowButtons } from "../../shared/ui/RowButton";
import { configTemplatesTexts } from "./configTemplatesTexts";
import { type Ask, editorOf, type TemplateRow } from "./templateList";

type TemplateActionsProps = { template: TemplateRow; ask: Ask };

export function TemplateActions({ template, ask }: TemplateActionsProps) {
  const t = useT(configTemplatesTexts);
  const { name } = template;
  return (
    <RowButtons>
      <RowButton icon={Pencil} label={t("modifyOf", { name })} title={t("modify")} to={editorOf(template)} />
      <RowButton
        icon={RadioTower}
        label={t("applyOf", { name })}
        title={t("apply")}
        onClick={() => ask("apply", template)}
      />
      <RowButton
        icon={TextCursorInput}
        label={t("renameOf", { name })}
        title={t("rename")}
        onClick={() => ask("rename", template)}
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
