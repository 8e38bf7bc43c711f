import { Grid, Skeleton } from "@chakra-ui/react";
import { useSystemQuery } from "../../graphql/operations/system";
import { systemTexts } from "../../i18n/texts/system";
import { useT } from "../../i18n/useT";
import { answerOf } from "../../shared/live/answerOf";
import { everyMinute } from "../../shared/live/everyMinute";
import { useLastGood } from "../../shared/live/useLastGood";
import { NothingYet } from "../../shared/ui/NothingYet";
import { PageTitle } from "../../shared/ui/PageTitle";
import { StaleNotice } from "../../shared/ui/StaleNotice";
import { WidePage, WidePageSkeleton } from "../../shared/ui/WidePage";
import { SystemView } from "./SystemView";

/** /admin/system: how the parts, the database, jobs and backups are. */
export function SystemPage() {
  const t = useT(systemTexts);
  const answer = useSystemQuery({
    fetchPolicy: "no-cache",
    notifyOnNetworkStatusChange: true,
    ...everyMinute,
  });
  const { data, at } = useLastGood(answerOf(answer));
  const state = data?.system ?? undefined;
  const reload = () => void answer.refetch().catch(() => undefined);
  if (state === undefined)
    return (
      <NothingYet error={answer.error} failed={t("loadFailed")} onRetry={reload} skeleton={<PageShape />} />
    );
  return (
    <WidePage>
      <PageTitle>{t("title")}</PageTitle>
      {answer.error === undefined ? null : <StaleNotice text={t("loadFailed")} at={at} onRetry={reload} />}
      <SystemView state={state} at={at} isLoading={answer.loading} reload={reload} />
    </WidePage>
  );
}

const PageShape = () => (
  <WidePageSkeleton>
    <Skeleton h="9" w="16rem" />
    <Skeleton h="12" />
    <Grid templateColumns={{ base: "1fr", xl: "repeat(2, 1fr)" }} gap="4">
      {["14rem", "14rem", "26rem", "26rem"].map((height, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they stay where they are
        <Skeleton key={place} h={height} />
      ))}
    </Grid>
  </WidePageSkeleton>
);
