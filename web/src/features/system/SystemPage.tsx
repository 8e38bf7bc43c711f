import { Grid, Skeleton } from "@chakra-ui/react";
import { useSystemQuery } from "../../graphql/operations/system";
import { useT } from "../../i18n/useT";
import { answerOf } from "../../shared/live/answerOf";
import { everyMinute } from "../../shared/live/everyMinute";
import { useLastGood } from "../../shared/live/useLastGood";
import { LoadedPage } from "../../shared/ui/LoadedPage";
import { SystemView } from "./SystemView";
import { systemTexts } from "./systemTexts";

/** /admin/system: state of the parts, the database, jobs and backups. */
export function SystemPage() {
  const t = useT(systemTexts);
  const answer = useSystemQuery({
    fetchPolicy: "no-cache",
    notifyOnNetworkStatusChange: true,
    ...everyMinute,
  });
  const { data, at } = useLastGood(answerOf(answer));
  const reload = () => void answer.refetch().catch(() => undefined);
  return (
    <LoadedPage
      t={t}
      data={data?.system ?? undefined}
      at={at}
      error={answer.error}
      onRetry={reload}
      skeleton={shape}
    >
      {(state) => <SystemView state={state} at={at} isLoading={answer.loading} reload={reload} />}
    </LoadedPage>
  );
}

const shape = (
  <>
    <Skeleton h="9" w="16rem" />
    <Skeleton h="12" />
    <Grid templateColumns={{ base: "1fr", xl: "repeat(2, 1fr)" }} gap="4">
      {["14rem", "14rem", "26rem", "26rem"].map((height, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they stay where they are
        <Skeleton key={place} h={height} />
      ))}
    </Grid>
  </>
);
