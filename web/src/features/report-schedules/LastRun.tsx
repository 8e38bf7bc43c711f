import { HStack, Link, Stack, Text } from "@chakra-ui/react";
import { TriangleAlert } from "lucide-react";
import { paths } from "../../app/paths";
import type { ReportRunLineFragment } from "../../graphql/generated";
import { reportSchedulesTexts } from "../../i18n/reportSchedulesTexts";
import { useT } from "../../i18n/useT";
import { Age } from "../../shared/time/Age";
import { RunReason } from "./RunReason";
import { RunState } from "./RunState";
import { undelivered } from "./run";

/** State and age of a schedule's last run, with a link to its file. */
export function LastRun({ run }: { run: ReportRunLineFragment | null }) {
  const t = useT(reportSchedulesTexts);
  if (run === null)
    return (
      <Text textStyle="sm" color="fg.muted">
        {t("neverRan")}
      </Text>
    );
  const failed = undelivered(run);
  return (
    <Stack gap="0.5" align="start">
      <HStack gap="2" wrap="wrap" rowGap="0">
        <RunState state={run.state} />
        <Text as="span" textStyle="sm" color="fg.muted">
          <Age at={run.endDate ?? run.startDate ?? run.dueDate} />
        </Text>
        {run.file === null ? null : (
          <Link href={paths.runFile(run.id)} target="_blank" rel="noreferrer" textStyle="sm">
            {t("pdf")}
          </Link>
        )}
      </HStack>
      <RunReason run={run} textStyle="xs" />
      {failed === 0 ? null : (
        <HStack gap="1" color="fg.warning" textStyle="xs">
          <TriangleAlert size={14} aria-hidden />
          {t("undelivered", { count: failed })}
        </HStack>
      )}
    </Stack>
  );
}
