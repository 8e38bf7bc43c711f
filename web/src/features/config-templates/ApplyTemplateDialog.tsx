import { useApolloClient } from "@apollo/client/react";
import { Text } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { bulkTexts } from "../../shared/bulk/bulkTexts";
import { ClientPickerDialog } from "../../shared/bulk/ClientPickerDialog";
import { applyTemplate } from "../../shared/bulk/runs";
import { configTemplatesTexts } from "./configTemplatesTexts";
import type { TemplateRow } from "./templateList";

type ApplyTemplateDialogProps = {
  template: Pick<TemplateRow, "id" | "name" | "hardwareType">;
  onClose: () => void;
};

/** Assigns a template's configuration to many devices. */
export function ApplyTemplateDialog({ template, onClose }: ApplyTemplateDialogProps) {
  const t = useT(configTemplatesTexts);
  const bulk = useT(bulkTexts);
  const apollo = useApolloClient();
  return (
    <ClientPickerDialog
      title={t("applyTitle", { name: template.name })}
      hardwareType={template.hardwareType}
      run={applyTemplate(apollo, template.id)}
      action={bulk("templateApply")}
      says={{ done: bulk("templateApplied"), failed: bulk("templateFailed") }}
      onClose={onClose}
    >
      <Text textStyle="sm" color="fg.muted">
        {bulk("templateText")}
      </Text>
    </ClientPickerDialog>
  );
}
