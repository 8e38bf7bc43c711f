import { Box, Button, Flex, HStack, Text } from "@chakra-ui/react";
import { FileText } from "lucide-react";
import { paths } from "../../../app/paths";
import type { ReportRunLineFragment } from "../../../graphql/generated";
import { reportSchedulesTexts } from "../../../i18n/reportSchedulesTexts";
import { type T, useLanguage, useT } from "../../../i18n/useT";
import { fileSize } from "../../../shared/number/fileSize";
import { Age } from "../../../shared/time/Age";
import { formatDateTime } from "../../../shared/time/format";
import { RunReason } from "../RunReason";
import { RunState } from "../RunState";
import { Deliveries } from "./Deliveries";

type RunItemProps = { run: ReportRunLineFragment; timeZone: string; refetch: () => Promise<void> };

/** One run: when it was due, how far it is, its file, and to whom that was sent. */
export function RunItem({ run, timeZone, refetch }: RunItemProps) {
  const t = useT(reportSchedulesTexts);
  const language = useLanguage();
  const { id, state, dueDate, endDate, file } = run;
  const size = file === null ? "" : fileSize(file.size, language);
  return (
    <Flex
      as="li"
      direction={{ base: "column", sm: "row" }}
      gap={{ base: "3", sm: "4" }}
      py="4"
      align="start"
      borderTopWidth="1px"
      _first={{ borderTopWidth: 0 }}
      data-run={id}
    >
      <Box flex="1" minW="0">
        <HStack gap="3" wrap="wrap" rowGap="1">
          <Text fontWeight="medium" fontVariantNumeric="tabular-nums">
            {formatDateTime(dueDate, timeZone)}
          </Text>
          <RunState state={state} />
          <Text as="span" textStyle="sm" color="fg.muted">
            {t(run.manual ? "manual" : "bySchedule")}
          </Text>
        </HStack>
        <Text textStyle="sm" color="fg.muted" pt="1">
          {factsOf(t, run, timeZone).join(" · ")}
        </Text>
        <RunReason run={run} textStyle="sm" />
        <Deliveries run={run} refetch={refetch} />
      </Box>
      <Flex
        direction={{ base: "row-reverse", sm: "column" }}
        align={{ base: "center", sm: "end" }}
        gap={{ base: "3", sm: "2" }}
        flexShrink="0"
      >
        <Text textStyle="sm" color="fg.muted">
          <Age at={endDate ?? dueDate} />
        </Text>
        {file === null ? null : (
          <Button asChild size="sm" variant="outline">
            <a
              href={paths.runFile(id)}
              target="_blank"
              rel="noreferrer"
              aria-label={t("openFileOf", { name: file.name, size })}
              title={file.name}
            >
              <FileText aria-hidden />
              {t("openFile", { size })}
            </a>
          </Button>
        )}
      </Flex>
    </Flex>
  );
}

/** "Obdobje 01.10.2026 00:00 – 01.11.2026 00:00", how long it took, and what is tried again when. */
function factsOf(
  t: T<typeof reportSchedulesTexts>,
  { from, to, state, startDate, endDate, attempts, nextAttemptDate }: ReportRunLineFragment,
  timeZone: string,
): string[] {
  const at = (unix: number) => formatDateTime(unix, timeZone);
  const facts = [`${t("period")} ${at(from)} – ${at(to)}`];
  if (state === "SUCCEEDED" && startDate !== null && endDate !== null)
    facts.push(t("took", { seconds: Math.max(1, endDate - startDate) }));
  if (attempts > 1) facts.push(t("attempt", { count: attempts }));
  if (nextAttemptDate !== null) facts.push(t("nextAttempt", { date: at(nextAttemptDate) }));
  return facts;
}
