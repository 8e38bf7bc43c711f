import { Box, Skeleton } from "@chakra-ui/react";
import { useConfigTemplateQuery } from "../../graphql/operations/configTemplates";
import { useT } from "../../i18n/useT";
import { configTexts } from "../../shared/config/configTexts";
import { DifferenceList } from "../../shared/config/DifferenceList";
import { forTemplate } from "../../shared/config/deviceOwn";
import { differences } from "../../shared/config/differences";
import type { ConfigDocument } from "../../shared/config/document";
import type { useTemplates } from "../../shared/config/useTemplates";
import { ConfirmDialog } from "../../shared/ui/ConfirmDialog";
import { PartFault } from "../../shared/ui/PartFault";

type UpdateTemplateDialogProps = {
  template: { id: string; name: string | null };
  document: ConfigDocument;
  isBusy: boolean;
  onUpdate: ReturnType<typeof useTemplates>["update"];
  onClose: () => void;
};

/** Asks for confirmation before a template gets the edited document, and shows the changes. */
export function UpdateTemplateDialog({
  template: { id, name },
  document,
  isBusy,
  onUpdate,
  onClose,
}: UpdateTemplateDialogProps) {
  const t = useT(configTexts);
  const { data, error, refetch } = useConfigTemplateQuery({ variables: { id }, fetchPolicy: "network-only" });
  const stored = data?.configTemplate;
  const confirm = async () => {
    const etag = stored?.etag ?? null;
    if (await onUpdate({ id, etag }, async () => void (await refetch()))) onClose();
  };
  return (
    <ConfirmDialog
      title={t("updateTemplate")}
      text={t("templateUpdateText", { name })}
      action={t("updateTemplate")}
      isBusy={isBusy}
      canConfirm={Boolean(stored)}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {error === undefined ? null : (
        <PartFault
          text={t("templatesFailed")}
          at={null}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {stored === undefined && error === undefined ? <Skeleton h="10" /> : null}
      {stored ? (
        <Box maxH="50dvh" overflowY="auto" tabIndex={0} role="region" aria-label={t("difference")}>
          <DifferenceList changes={differences(stored.document ?? {}, forTemplate(document))} />
        </Box>
      ) : null}
    </ConfirmDialog>
  );
}
