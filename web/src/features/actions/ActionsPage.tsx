import { Skeleton } from "@chakra-ui/react";
import { actionsTexts } from "../../i18n/texts/actions";
import { useT } from "../../i18n/useT";
import { useParam } from "../../shared/roads/useParam";
import { PageError } from "../../shared/ui/PageState";
import { PageTitle } from "../../shared/ui/PageTitle";
import { StaleNotice } from "../../shared/ui/StaleNotice";
import { WidePage, WidePageSkeleton } from "../../shared/ui/WidePage";
import { ActionsView } from "./ActionsView";
import { choiceOf } from "./actionChoice";
import { useActions } from "./useActions";

/** /admin/actions: what devices were asked to do, and how it went. */
export function ActionsPage() {
  const t = useT(actionsTexts);
  const [sort] = useParam("sort");
  const [status] = useParam("status");
  const choice = choiceOf(sort, status);
  const { hasCome, at, failed, ...list } = useActions(choice);
  if (!hasCome && failed)
    return <PageError as="h1" title={t("loadFailed")} text={t("loadFailedText")} onRetry={list.reload} />;
  if (!hasCome)
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
      {failed ? <StaleNotice text={t("loadFailed")} at={at} onRetry={list.reload} /> : null}
      <ActionsView choice={choice} {...list} />
    </WidePage>
  );
}
