import { Badge, Table } from "@chakra-ui/react";
import { CalendarClock } from "lucide-react";
import { systemTexts } from "../../i18n/texts/system";
import { type T, useT } from "../../i18n/useT";
import { Age } from "../../shared/time/Age";
import { formatDateTime } from "../../shared/time/format";
import { useNow } from "../../shared/time/useNow";
import { TableArea } from "../../shared/ui/TableArea";
import type { Job } from "./problems";
import { SystemCard } from "./SystemCard";
import { useJobName } from "./useJobName";

const palettes = { DONE: "green", STOPPED: "orange", FAILED: "red" } as const;

/** What the platform does by itself: when, and how it went. */
export function JobsCard({ jobs }: { jobs: readonly Job[] }) {
  const t = useT(systemTexts);
  const jobName = useJobName();
  const now = useNow();
  return (
    <SystemCard title={t("jobs")} icon={<CalendarClock size={16} aria-hidden />}>
      <TableArea label={t("jobs")}>
        <Table.Root size="sm" css={{ "& td, & th": { px: "2" } }}>
          <Table.Header>
            <Table.Row>
              {(["job", "lastRun", "outcome", "nextRun"] as const).map((head) => (
                <Table.ColumnHeader key={head} textStyle="xs" color="fg.muted">
                  {t(head)}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {jobs.map(({ name, lastRun, lastOutcome, nextRun }) => (
              <Table.Row key={name}>
                <Table.Cell minW="11rem" title={name}>
                  {jobName(name)}
                </Table.Cell>
                <Table.Cell whiteSpace="nowrap">
                  {lastRun === null ? t("notYet") : <Age at={lastRun} />}
                </Table.Cell>
                <Table.Cell>
                  {lastOutcome === null ? (
                    "-"
                  ) : (
                    <Badge colorPalette={palettes[lastOutcome]}>{t(lastOutcome)}</Badge>
                  )}
                </Table.Cell>
                <Table.Cell whiteSpace="nowrap" title={formatDateTime(nextRun)}>
                  {dueText(t, nextRun - now)}
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </TableArea>
    </SystemCard>
  );
}

/** Seconds → "now", "in 5 min", "in 3 h". */
function dueText(t: T<typeof systemTexts>, seconds: number): string {
  if (seconds < 60) return t("dueNow");
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? t("inMinutes", { minutes }) : t("inHours", { hours: Math.round(minutes / 60) });
}
