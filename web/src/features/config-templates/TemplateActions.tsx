import { HStack, IconButton } from "@chakra-ui/react";
import { Pencil, RadioTower, TextCursorInput, Trash2 } from "lucide-react";
import { Link } from "react-router-dom";
import { configTemplatesTexts } from "../../i18n/texts/configTemplates";
import { useT } from "../../i18n/useT";
import { type Ask, editorOf, type TemplateRow } from "./templateList";

type TemplateActionsProps = { template: TemplateRow; ask: Ask };

/** What can be done with one template. */
export function TemplateActions({ template, ask }: TemplateActionsProps) {
  const t = useT(configTemplatesTexts);
  const { name } = template;
  const button = { variant: "ghost", size: "sm", color: "fg.muted" } as const;
  return (
    <HStack gap="0.5" justify="end">
      <IconButton {...button} asChild>
        <Link to={editorOf(template)} aria-label={t("modifyOf", { name })} title={t("modify")}>
          <Pencil aria-hidden />
        </Link>
      </IconButton>
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
        aria-label={t("renameOf", { name })}
        title={t("rename")}
        onClick={() => ask("rename", template)}
      >
        <TextCursorInput aria-hidden />
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
