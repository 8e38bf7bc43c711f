import { Box, Button, Flex, Skeleton, Stack, Text } from "@chakra-ui/react";
import { FileX2, RadioTower } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { paths } from "../../app/paths";
import type { ConfigTemplateQuery } from "../../graphql/generated";
import { useConfigTemplateQuery, useConfigTemplatesQuery } from "../../graphql/operations/configTemplates";
import { untold } from "../../i18n/untold";
import { useT } from "../../i18n/useT";
import { useParam } from "../../shared/address/useParam";
import { ConfigWorkbench } from "../../shared/config/ConfigWorkbench";
import { configTexts } from "../../shared/config/configTexts";
import { newDocument, useConfigStore, useIsDirty } from "../../shared/config/useConfigStore";
import { useTemplates } from "../../shared/config/useTemplates";
import { useUnsavedGuard } from "../../shared/form/useUnsavedGuard";
import { answerOf } from "../../shared/live/answerOf";
import { everyMinute } from "../../shared/live/everyMinute";
import { useLastGood } from "../../shared/live/useLastGood";
import { HistoryButton } from "../../shared/merge/HistoryButton";
import { formatDateTime } from "../../shared/time/format";
import { BackLink } from "../../shared/ui/BackLink";
import { LoadedPage } from "../../shared/ui/LoadedPage";
import { PageHeading } from "../../shared/ui/PageHeading";
import { PageError, PageMessage } from "../../shared/ui/PageState";
import { PageTitle } from "../../shared/ui/PageTitle";
import { WidePage, WidePageSkeleton } from "../../shared/ui/WidePage";
import { configTemplatesTexts } from "./configTemplatesTexts";
import { TemplatesView } from "./TemplatesView";

/** /admin/config: all templates, or the one in the address. */
export function ConfigTemplatesPage() {
  const [id] = useParam("template");
  return id === null ? <TemplateListPage /> : <TemplateEditorPage key={id} id={id} />;
}

function TemplateListPage() {
  const t = useT(configTemplatesTexts);
  const answer = useConfigTemplatesQuery({ fetchPolicy: "cache-and-network", ...everyMinute });
  const { data, at } = useLastGood(answerOf(answer));
  return (
    <LoadedPage
      t={t}
      data={data?.configTemplates ?? undefined}
      at={at}
      error={answer.error}
      onRetry={() => {
        answer.refetch().catch(() => undefined);
      }}
    >
      {(templates) => <TemplatesView templates={templates} />}
    </LoadedPage>
  );
}

function TemplateEditorPage({ id }: { id: string }) {
  const t = useT(configTemplatesTexts);
  const answer = useConfigTemplateQuery({ variables: { id }, fetchPolicy: "cache-and-network" });
  const { data } = useLastGood(answerOf(answer), id);
  const refetch = async () => {
    await answer.refetch().catch(() => undefined);
  };
  const template = data?.configTemplate;
  if (data === undefined && answer.error !== undefined)
    return (
      <PageError as="h1" title={t("loadFailed")} text={t("loadFailedText")} onRetry={() => void refetch()} />
    );
  if (data === undefined)
    return (
      <WidePageSkeleton>
        <Skeleton h="9" w="18rem" />
        <Skeleton h="36rem" />
      </WidePageSkeleton>
    );
  if (!template)
    return (
      <PageMessage
        as="h1"
        icon={<FileX2 />}
        title={t("gone")}
        text={t("goneText")}
        action={<BackLink to={paths.configTemplates}>{t("backToList")}</BackLink>}
      />
    );
  return (
    <WidePage>
      <PageTitle>{`${t("title")}: ${template.name}`}</PageTitle>
      <TemplateEditor template={template} onChanged={refetch} />
    </WidePage>
  );
}

const ApplyTemplateDialog = lazy(async () => ({
  default: (await import("./ApplyTemplateDialog")).ApplyTemplateDialog,
}));

type TemplateEditorProps = {
  template: NonNullable<ConfigTemplateQuery["configTemplate"]>;
  /** Refetches the template. */
  onChanged: () => Promise<void>;
};

/** Editor of a template's configuration. */
function TemplateEditor({ template, onChanged }: TemplateEditorProps) {
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
