import { Badge, Box, Flex, Table, Text } from "@chakra-ui/react";
import { CalendarClock } from "lucide-react";
import { untold } from "../../i18n/untold";
import { type T, useT } from "../../i18n/useT";
import { Age } from "../../shared/time/Age";
import { FullTime } from "../../shared/time/FullTime";
import { useNow } from "../../shared/time/useNow";
import { PartCard } from "../../shared/ui/PartCard";
import { useIsPhone } from "../../shared/ui/useMedia";
import { CardTable } from "./CardTable";
import type { Job } from "./problems";
import { systemTexts } from "./systemTexts";
import { useJobName } from "./useJobName";

type JobsProps = { jobs: readonly Job[] };

/** Jobs of the platform: their times and outcomes. */
export function JobsCard({ jobs }: JobsProps) {
  const t = useT(systemTexts);
  const isPhone = useIsPhone();
  return (
    <PartCard title={t("jobs")} icon={<CalendarClock size={16} aria-hidden />}>
      {isPhone ? <JobLines jobs={jobs} /> : <JobTable jobs={jobs} />}
    </PartCard>
  );
}

function JobTable({ jobs }: JobsProps) {
  const t = useT(systemTexts);
  const jobName = useJobName();
  return (
    <CardTable
      label={t("tableOf", { name: t("jobs") })}
      heads={[t("job"), t("lastRun"), t("outcome"), t("nextRun")]}
    >
      {jobs.map((job) => (
        <Table.Row key={job.name}>
          <Table.Cell whiteSpace="normal" title={job.name ?? undefined}>
            {jobName(job.name)}
          </Table.Cell>
          <Table.Cell>
            <LastRun job={job} />
          </Table.Cell>
          <Table.Cell>{job.lastOutcome === null ? "-" : <Outcome outcome={job.lastOutcome} />}</Table.Cell>
          <Table.Cell>
            <Due at={job.nextRun} />
          </Table.Cell>
        </Table.Row>
      ))}
    </CardTable>
  );
}

function JobLines({ jobs }: JobsProps) {
  const t = useT(systemTexts);
  const jobName = useJobName();
  return (
    <Box as="ul" listStyleType="none">
      {jobs.map((job) => (
        <Box as="li" key={job.name} py="1.5" borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
          <Flex justify="space-between" gap="3" align="start">
            <Text textStyle="sm">{jobName(job.name)}</Text>
            {job.lastOutcome === null ? null : <Outcome outcome={job.lastOutcome} />}
          </Flex>
          <Text textStyle="xs" color="fg.muted">
            {t("lastRun")}: <LastRun job={job} />
            {` · ${t("nextRun")}: `}
            <Due at={job.nextRun} />
          </Text>
        </Box>
      ))}
    </Box>
  );
}

const palettes = { DONE: "green", STOPPED: "orange", FAILED: "red" } as const;

function Outcome({ outcome }: { outcome: keyof typeof palettes }) {
  const t = useT(systemTexts);
  return <Badge colorPalette={palettes[outcome]}>{t(outcome)}</Badge>;
}

function LastRun({ job: { lastRun, hasRun } }: { job: Job }) {
  const t = useT(systemTexts);
  return hasRun === false ? t("notYet") : <Age at={lastRun} isNever={false} />;
}

function Due({ at }: { at: number | null }) {
  const t = useT(systemTexts);
  const now = useNow();
  return at === null ? untold : <FullTime at={at}>{dueText(t, at - now)}</FullTime>;
}

/** Seconds → "now", "in 5 min", "in 3 h". */
function dueText(t: T<typeof systemTexts>, seconds: number): string {
  if (seconds < 60) return t("dueNow");
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? t("inMinutes", { minutes }) : t("inHours", { hours: Math.round(minutes / 60) });
}
