import { useApolloClient } from "@apollo/client/react";
import { Text } from "@chakra-ui/react";
import { ApplyConfigTemplateDocument } from "../../graphql/operations/configTemplates";
import { configTemplatesTexts } from "../../i18n/texts/configTemplates";
import { useT } from "../../i18n/useT";
import { ApplyDialog } from "../../shared/config/apply/ApplyDialog";
import type { Run } from "../../shared/config/apply/useApply";
import type { TemplateRow } from "./templateList";

type ApplyTemplateDialogProps = {
  template: Pick<TemplateRow, "id" | "name" | "hardwareType">;
  onClose: () => void;
};

/** Gives many devices a template's configuration. */
export function ApplyTemplateDialog({ template, onClose }: ApplyTemplateDialogProps) {
  const t = useT(configTemplatesTexts);
  const apollo = useApolloClient();
  const run: Run = async (clientIds, options) => {
    const input = { templateId: template.id, clientIds, ...options };
    const { data } = await apollo.mutate({ mutation: ApplyConfigTemplateDocument, variables: { input } });
    return data?.applyConfigTemplate.results ?? [];
  };
  return (
    <ApplyDialog
      title={t("applyTitle", { name: template.name })}
      hardwareType={template.hardwareType}
      run={run}
      onClose={onClose}
    >
      <Text textStyle="sm" color="fg.muted">
        {t("applyText")}
      </Text>
    </ApplyDialog>
  );
}
