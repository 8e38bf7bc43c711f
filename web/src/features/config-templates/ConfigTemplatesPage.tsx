import { Skeleton } from "@chakra-ui/react";
import { useConfigTemplatesQuery } from "../../graphql/operations/configTemplates";
import { configTemplatesTexts } from "../../i18n/texts/configTemplates";
import { useT } from "../../i18n/useT";
import { answerOf } from "../../shared/live/answerOf";
import { everyMinute } from "../../shared/live/everyMinute";
import { useLastGood } from "../../shared/live/useLastGood";
import { useParam } from "../../shared/roads/useParam";
import { PageError } from "../../shared/ui/PageState";
import { PageTitle } from "../../shared/ui/PageTitle";
import { StaleNotice } from "../../shared/ui/StaleNotice";
import { WidePage, WidePageSkeleton } from "../../shared/ui/WidePage";
import { TemplateEditorPage } from "./editor/TemplateEditorPage";
import { TemplatesView } from "./TemplatesView";

/** /admin/config: all templates, or the one that the address names. */
export function ConfigTemplatesPage() {
  const [id] = useParam("template");
  return id === null ? <TemplateListPage /> : <TemplateEditorPage key={id} id={id} />;
}

function TemplateListPage() {
  const t = useT(configTemplatesTexts);
  const answer = useConfigTemplatesQuery({ fetchPolicy: "cache-and-network", ...everyMinute });
  const { data, at } = useLastGood(answerOf(answer));
  const templates = data?.configTemplates ?? undefined;
  const retry = () => {
    answer.refetch().catch(() => undefined);
  };
  const failed = answer.error !== undefined;
  if (templates === undefined && failed)
    return <PageError as="h1" title={t("loadFailed")} text={t("loadFailedText")} onRetry={retry} />;
  if (templates === undefined)
    return (
      <WidePageSkeleton>
        <Skeleton h="9" w="16rem" />
        <Skeleton h="10" />
        <Skeleton h="24rem" />
      </WidePageSkeleton>
    );
  return (
    <WidePage>
      <PageTitle>{t("title")}</PageTitle>
      {failed ? <StaleNotice text={t("loadFailed")} at={at} onRetry={retry} /> : null}
      <TemplatesView templates={templates} />
    </WidePage>
  );
}
