import { useApolloClient } from "@apollo/client/react";
import { DeleteActionTemplatesDocument } from "../../graphql/operations/actionTemplates";
import { useT } from "../../i18n/useT";
import { RemoveDialog } from "../../shared/bulk/RemoveDialog";
import { actionTemplatesTexts } from "./actionTemplatesTexts";
import type { TemplateRow } from "./templateList";

type RemoveTemplateDialogProps = { template: TemplateRow; onRemoved: () => void; onClose: () => void };

/** Asks for confirmation before it deletes a template. */
export function RemoveTemplateDialog({ template, ...rest }: RemoveTemplateDialogProps) {
  const t = useT(actionTemplatesTexts);
  const apollo = useApolloClient();
  return (
    <RemoveDialog
      {...rest}
      id={template.id}
      title={t("removeTitle")}
      text={t("removeText", { name: template.name })}
      action={t("remove")}
      removed={t("removed")}
      failed={t("removeFailed")}
      run={async (ids, options) => {
        const variables = { input: { ids, ...options } };
        const { data } = await apollo.mutate({ mutation: DeleteActionTemplatesDocument, variables });
        return data?.deleteActionTemplates.results ?? [];
      }}
    />
  );
}
