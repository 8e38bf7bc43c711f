import { Grid, Stack } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { PageHead } from "../../shared/ui/PageHead";
import { RefreshedAt } from "../../shared/ui/RefreshedAt";
import { BackupsCard } from "./BackupsCard";
import { DatabaseCard } from "./DatabaseCard";
import { JobsCard } from "./JobsCard";
import { PartsCard } from "./PartsCard";
import { ProblemList } from "./ProblemList";
import { problemsOf, type SystemState } from "./problems";
import { QueuesCard } from "./QueuesCard";
import { systemTexts } from "./systemTexts";

type SystemViewProps = {
  state: SystemState;
  /** Unix seconds when it was told. */
  at: number;
  isLoading: boolean;
  reload: () => void;
};

/** How everything runs. */
export function SystemView({ state, at, isLoading, reload }: SystemViewProps) {
  const t = useT(systemTexts);
  return (
    <>
      <PageHead title={t("title")} intro={t("intro")}>
        <RefreshedAt at={at} isLoading={isLoading} onRefresh={reload} />
      </PageHead>
      <ProblemList problems={problemsOf(state, at)} />
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", xl: "repeat(2, minmax(0, 1fr))" }}
        gap="4"
        alignItems="start"
      >
        <Stack gap="4">
          <PartsCard {...state} />
          {state.backups === null ? null : <BackupsCard backups={state.backups} />}
          <QueuesCard queues={state.queues} />
        </Stack>
        <Stack gap="4">
          {state.jobs === null ? null : <JobsCard jobs={state.jobs} />}
          {state.database === null ? null : <DatabaseCard database={state.database} />}
        </Stack>
      </Grid>
    </>
  );
}
