import { Box, Button, Flex, Stack, Text } from "@chakra-ui/react";
import { RadioTower } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { paths } from "../../../app/paths";
import type { ConfigTemplateQuery } from "../../../graphql/generated";
import { untold } from "../../../i18n/untold";
import { useT } from "../../../i18n/useT";
import { ConfigWorkbench } from "../../../shared/config/ConfigWorkbench";
import { configTexts } from "../../../shared/config/configTexts";
import { newDocument, useConfigStore, useIsDirty } from "../../../shared/config/useConfigStore";
import { useTemplates } from "../../../shared/config/useTemplates";
import { useUnsavedGuard } from "../../../shared/form/useUnsavedGuard";
import { HistoryButton } from "../../../shared/merge/HistoryButton";
import { formatDateTime } from "../../../shared/time/format";
import { BackLink } from "../../../shared/ui/BackLink";
import { PageHeading } from "../../../shared/ui/PageHeading";
import { configTemplatesTexts } from "../configTemplatesTexts";

const ApplyTemplateDialog = lazy(async () => ({
  default: (await import("../ApplyTemplateDialog")).ApplyTemplateDialog,
}));

type TemplateEditorProps = {
  template: NonNullable<ConfigTemplateQuery["configTemplate"]>;
  /** Asks for the template anew. */
  onChanged: () => Promise<void>;
};

/** A template's configuration in the editor. */
export function TemplateEditor({ template, onChanged }: TemplateEditorProps) {
  const t = useT(configTemplatesTexts);
  const words = useT(configTexts);
  const store = useConfigStore(template.document ?? newDocument);
  const isDirty = useIsDirty(store);
  const [isApplying, setApplying] = useState(false);
  const { update, isBusy } = useTemplates(store);
  const save = async () => {
    const isSaved = await update(template, onChanged);
    if (isSaved) await onChanged();
    return isSaved;
  };
  const guard = useUnsavedGuard({
    isDirty,
    save,
    leaves: (from, to) => from.pathname !== to.pathname || templateIn(from) !== templateIn(to),
  });
  return (
    <Stack gap="4">
      {guard}
      <Flex gap="3" justify="space-between" align="start" wrap="wrap">
        <Box minW="0">
          <PageHeading>{template.name ?? untold}</PageHeading>
          <Text textStyle="sm" color="fg.muted" pt="1">
            {t("facts", {
              hardware: `${template.hardwareType ?? "-"} (${template.superType})`,
              version: template.version,
              time: formatDateTime(template.changeDate),
            })}
          </Text>
        </Box>
        <BackLink to={paths.configTemplates}>{t("backToList")}</BackLink>
      </Flex>
      <ConfigWorkbench store={store} hardwareType={template.hardwareType}>
        <HistoryButton
          thing={{ kind: "CONFIG_TEMPLATE", id: template.id }}
          etag={template.etag}
          isDirty={isDirty}
          onRestored={onChanged}
        />
        <Button
          size="sm"
          variant="outline"
          disabled={isDirty}
          title={isDirty ? t("saveFirst") : undefined}
          onClick={() => setApplying(true)}
        >
          <RadioTower aria-hidden />
          {t("apply")}
        </Button>
        <Button
          size="sm"
          colorPalette="brand"
          disabled={!isDirty}
          loading={isBusy}
          onClick={() => void save()}
        >
          {words("updateTemplate")}
        </Button>
      </ConfigWorkbench>
      {isApplying ? (
        <Suspense fallback={null}>
          <ApplyTemplateDialog template={template} onClose={() => setApplying(false)} />
        </Suspense>
      ) : null}
    </Stack>
  );
}

const templateIn = ({ search }: { search: string }) => new URLSearchParams(search).get("template");
