import { Skeleton } from "@chakra-ui/react";
import { errorReportsTexts } from "../../i18n/texts/errorReports";
import { useT } from "../../i18n/useT";
import { useParam } from "../../shared/roads/useParam";
import { NothingYet } from "../../shared/ui/NothingYet";
import { PageTitle } from "../../shared/ui/PageTitle";
import { StaleNotice } from "../../shared/ui/StaleNotice";
import { WidePage, WidePageSkeleton } from "../../shared/ui/WidePage";
import { ErrorReportsView } from "./ErrorReportsView";
import { showOf } from "./reportChoice";
import { useErrorReports } from "./useErrorReports";

/** /admin/error_reports: what people said does not work. */
export function ErrorReportsPage() {
  const t = useT(errorReportsTexts);
  const [show] = useParam("show");
  const { hasCome, error, failed, at, ...list } = useErrorReports(showOf(show));
  if (!hasCome)
    return (
      <NothingYet error={error} failed={t("loadFailed")} onRetry={list.reload} skeleton={<PageShape />} />
    );
  return (
    <WidePage>
      <PageTitle>{t("title")}</PageTitle>
      {failed ? <StaleNotice text={t("loadFailed")} at={at} onRetry={list.reload} /> : null}
      <ErrorReportsView show={showOf(show)} {...list} />
    </WidePage>
  );
}

const PageShape = () => (
  <WidePageSkeleton>
    <Skeleton h="9" w="16rem" />
    <Skeleton h="12" w={{ base: "full", sm: "20rem" }} />
    {[0, 1, 2, 3].map((row) => (
      <Skeleton key={row} h="6.5rem" />
    ))}
  </WidePageSkeleton>
);
