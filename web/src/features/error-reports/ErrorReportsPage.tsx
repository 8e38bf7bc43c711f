import { Skeleton } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { useParam } from "../../shared/address/useParam";
import { LoadedPage } from "../../shared/ui/LoadedPage";
import { ErrorReportsView } from "./ErrorReportsView";
import { errorReportsTexts } from "./errorReportsTexts";
import { showOf } from "./reportChoice";
import { useErrorReports } from "./useErrorReports";

/** /admin/error_reports: what people said does not work. */
export function ErrorReportsPage() {
  const t = useT(errorReportsTexts);
  const [text] = useParam("show");
  const show = showOf(text);
  const { list, at, error, reload } = useErrorReports(show);
  return (
    <LoadedPage
      title={t("title")}
      data={list}
      at={at}
      error={error}
      failed={t("loadFailed")}
      onRetry={reload}
      skeleton={shape}
    >
      {(shown) => <ErrorReportsView show={show} {...shown} reload={reload} />}
    </LoadedPage>
  );
}

const shape = (
  <>
    <Skeleton h="9" w="16rem" />
    <Skeleton h="12" w={{ base: "full", sm: "20rem" }} />
    {[0, 1, 2, 3].map((row) => (
      <Skeleton key={row} h="6.5rem" />
    ))}
  </>
);
