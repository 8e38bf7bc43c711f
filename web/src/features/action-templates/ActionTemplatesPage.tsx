import { Skeleton } from "@chakra-ui/react";
import { useActionTemplatesQuery } from "../../graphql/operations/actionTemplates";
import { actionTemplatesTexts } from "../../i18n/texts/actionTemplates";
import { useT } from "../../i18n/useT";
import { answerOf } from "../../shared/live/answerOf";
import { everyMinute } from "../../shared/live/everyMinute";
import { useLastGood } from "../../shared/live/useLastGood";
import { PageError } from "../../shared/ui/PageState";
import { PageTitle } from "../../shared/ui/PageTitle";
import { StaleNotice } from "../../shared/ui/StaleNotice";
import { WidePage, WidePageSkeleton } from "../../shared/ui/WidePage";
import { ActionTemplatesView } from "./ActionTemplatesView";

/** /admin/action_templates: what people pick from for their devices. */
export function ActionTemplatesPage() {
  const t = useT(actionTemplatesTexts);
  const answer = useActionTemplatesQuery({ fetchPolicy: "cache-and-network", ...everyMinute });
  const { data, at } = useLastGood(answerOf(answer));
  const templates = data?.actionTemplates ?? undefined;
  const refresh = () => {
    answer.refetch().catch(() => undefined);
  };
  const failed = answer.error !== undefined;
  if (templates === undefined && failed)
    return <PageError as="h1" title={t("loadFailed")} text={t("loadFailedText")} onRetry={refresh} />;
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
      {failed ? <StaleNotice text={t("loadFailed")} at={at} onRetry={refresh} /> : null}
      <ActionTemplatesView templates={templates} onChanged={refresh} />
    </WidePage>
  );
}
