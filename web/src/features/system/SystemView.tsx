import { Badge, Box, Flex, Grid, HStack, Stack, Text } from "@chakra-ui/react";
import { Boxes, CircleCheck, Layers, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { untold } from "../../i18n/untold";
import { type T, useT } from "../../i18n/useT";
import { useNumber } from "../../shared/number/useNumber";
import { Age } from "../../shared/time/Age";
import { PageHead } from "../../shared/ui/PageHead";
import { PartCard } from "../../shared/ui/PartCard";
import { RefreshedAt } from "../../shared/ui/RefreshedAt";
import { BackupsCard } from "./BackupsCard";
import { backupWords } from "./backupWords";
import { DatabaseCard } from "./DatabaseCard";
import { JobsCard } from "./JobsCard";
import { type Problem, problemsOf, type SystemState } from "./problems";
import { queuesOf } from "./queues";
import { systemTexts } from "./systemTexts";
import { useJobName } from "./useJobName";

type SystemViewProps = {
  state: SystemState;
  /** Unix seconds of the state. */
  at: number;
  isLoading: boolean;
  reload: () => void;
};

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

/** Problems that need attention, above everything else. */
function ProblemList({ problems }: { problems: readonly Problem[] }) {
  const t = useT(systemTexts);
  const jobName = useJobName();
  if (problems.length === 0)
    return (
      <HStack bg="bg.success" color="fg.success" rounded="lg" px="4" py="3" gap="3">
        <CircleCheck size={18} aria-hidden />
        <Text>{t("noProblems")}</Text>
      </HStack>
    );
  return (
    <Box as="section" aria-label={t("problems")} bg="bg.error" color="fg.error" rounded="lg" px="4" py="3">
      <Box as="ul" listStyleType="none">
        {problems.map((problem) => (
          <Flex as="li" key={JSON.stringify(problem)} gap="3" py="0.5">
            <Box flexShrink="0" pt="0.5">
              <TriangleAlert size={18} aria-hidden />
            </Box>
            <Text overflowWrap="anywhere">{wordsOf(t, jobName, problem)}</Text>
          </Flex>
        ))}
      </Box>
    </Box>
  );
}

function wordsOf(
  t: T<typeof systemTexts>,
  jobName: (name: string | null) => string,
  problem: Problem,
): string {
  switch (problem.kind) {
    case "noBackup":
      return t("noBackup");
    case "oldBackup":
      return t("oldBackup", problem);
    case "backupFailed":
      return t("backupFailed", { reason: t(backupWords[problem.outcome]) });
    case "noRenderer":
      return t("noRenderer", { reason: problem.reason ?? t("unknownReason") });
    case "jobFailed":
      return t("jobFailed", { job: jobName(problem.job) });
    case "jobLate":
      return t("jobLate", { job: jobName(problem.job), minutes: problem.minutes });
    case "versionsDiffer":
      return t("versionsDiffer", problem);
  }
}

type PartsCardProps = Pick<SystemState, "gateway" | "platform" | "renderer">;

/** The running parts with their versions and start times. */
function PartsCard({ gateway, platform, renderer }: PartsCardProps) {
  const t = useT(systemTexts);
  return (
    <PartCard title={t("parts")} icon={<Boxes size={16} aria-hidden />}>
      <Box as="ul" listStyleType="none">
        <Part name={t("gateway")} facts={<Running part={gateway} />}>
          {gateway.version}
        </Part>
        <Part
          name={t("platform")}
          facts={
            <>
              <Running part={platform ?? unknown} />
              {` · ${t("schema", { version: platform?.schemaVersion ?? null })}`}
            </>
          }
        >
          {platform?.version ?? untold}
        </Part>
        <Part
          name={t("renderer")}
          facts={renderer.available ? null : (renderer.reason ?? t("unknownReason"))}
        >
          <Badge colorPalette={renderer.available ? "green" : "red"}>
            {t(renderer.available ? "rendererOk" : "rendererAway")}
          </Badge>
        </Part>
      </Box>
    </PartCard>
  );
}

type PartProps = { name: string; facts: ReactNode; children: ReactNode };

function Part({ name, facts, children }: PartProps) {
  return (
    <Box as="li" py="2" borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
      <Flex justify="space-between" gap="3">
        <Text fontWeight="medium">{name}</Text>
        <Text as="span" fontVariantNumeric="tabular-nums">
          {children}
        </Text>
      </Flex>
      {facts === null ? null : (
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {facts}
        </Text>
      )}
    </Box>
  );
}

type Running = { startDate: number | null; node: string | null };

const unknown: Running = { startDate: null, node: null };

function Running({ part: { startDate, node } }: { part: Running }) {
  const t = useT(systemTexts);
  return (
    <>
      {t("started")} <Age at={startDate} isNever={false} />
      {` · Node.js ${node ?? untold}`}
    </>
  );
}

/** Waiting and running items, with their normal numbers. */
function QueuesCard({ queues }: Pick<SystemState, "queues">) {
  const t = useT(systemTexts);
  const { number } = useNumber();
  return (
    <PartCard title={t("queues")} icon={<Layers size={16} aria-hidden />}>
      <Box as="dl">
        {queuesOf(queues).map(({ name, count, isHigh }) => (
          <Flex key={name} gap="4" py="1.5" borderTopWidth="1px" _first={{ borderTopWidth: 0 }} align="start">
            <Box as="dt" flex="1" minW="0">
              {t(name)}
              <Text textStyle="xs" color="fg.muted">
                {t(`${name}Normal`)}
              </Text>
            </Box>
            <Text
              as="dd"
              textStyle="lg"
              fontWeight="semibold"
              fontVariantNumeric="tabular-nums"
              color={isHigh ? "fg.error" : Number(count) > 0 ? "fg" : "fg.subtle"}
              data-high={isHigh}
            >
              {number(count)}
            </Text>
          </Flex>
        ))}
      </Box>
    </PartCard>
  );
}
