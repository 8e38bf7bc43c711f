import { Box, Button } from "@chakra-ui/react";
import { useState } from "react";
import { useReportScheduleRunsLazyQuery } from "../../../graphql/operations/reportSchedules";
import { reportSchedulesTexts } from "../../../i18n/reportSchedulesTexts";
import { useT } from "../../../i18n/useT";
import { toast } from "../../../shared/ui/toastStore";
import { RunList } from "./RunList";

/** Most runs on a page. */
export const runsAPage = 20;

type OlderRunsProps = { scheduleId: string; timeZone: string; after: string };

/** A page of older runs, loaded on request, with a button for the next page. */
export function OlderRuns({ scheduleId, timeZone, after }: OlderRunsProps) {
  const t = useT(reportSchedulesTexts);
  const about = `runs:${scheduleId}`;
  const [isWanted, setWanted] = useState(false);
  const [load, { data, dataState, loading, refetch }] = useReportScheduleRunsLazyQuery();
  const runs = isWanted && dataState === "complete" ? data.reportSchedule?.runs : undefined;
  if (!runs)
    return (
      <Box py="3" borderTopWidth="1px" textAlign="center">
        <Button
          size="sm"
          variant="ghost"
          loading={loading}
          onClick={() => {
            setWanted(true);
            load({ variables: { id: scheduleId, first: runsAPage, after } }).then(
              () => toast.settle(about),
              () => toast.error(t("historyFailed"), about),
            );
          }}
        >
          {t("older")}
        </Button>
      </Box>
    );
  return (
    <>
      <RunList
        runs={runs.nodes}
        timeZone={timeZone}
        refetch={async () => {
          await refetch().catch(() => undefined);
        }}
      />
      {runs.pageInfo.endCursor ? (
        <OlderRuns scheduleId={scheduleId} timeZone={timeZone} after={runs.pageInfo.endCursor} />
      ) : null}
    </>
  );
}
