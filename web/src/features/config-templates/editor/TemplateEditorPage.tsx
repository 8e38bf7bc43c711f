import { Skeleton } from "@chakra-ui/react";
import { FileX2 } from "lucide-react";
import { paths } from "../../../app/paths";
import { useConfigTemplateQuery } from "../../../graphql/operations/configTemplates";
import { useT } from "../../../i18n/useT";
import { answerOf } from "../../../shared/live/answerOf";
import { useLastGood } from "../../../shared/live/useLastGood";
import { BackLink } from "../../../shared/ui/BackLink";
import { PageError, PageMessage } from "../../../shared/ui/PageState";
import { PageTitle } from "../../../shared/ui/PageTitle";
import { WidePage, WidePageSkeleton } from "../../../shared/ui/WidePage";
import { configTemplatesTexts } from "../configTemplatesTexts";
import { TemplateEditor } from "./TemplateEditor";

/** One template, edited. */
export function TemplateEditorPage({ id }: { id: string }) {
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
