import { Badge, Box, Button, Card, Flex, HStack, Text } from "@chakra-ui/react";
import { CircleCheck, CircleDot, RotateCcw } from "lucide-react";
import { untold } from "../../i18n/untold";
import { useT } from "../../i18n/useT";
import { SelectBox } from "../../shared/bulk/SelectBox";
import { Age } from "../../shared/time/Age";
import { formatDateTime } from "../../shared/time/format";
import { errorReportsTexts } from "./errorReportsTexts";
import { ReportFacts } from "./ReportFacts";
import { ReportMessage } from "./ReportMessage";
import type { ReportRow } from "./reportChoice";
import type { Marking } from "./useMarking";

type ReportItemProps = {
  report: ReportRow;
  isChosen: boolean;
  onChoose: (isRange: boolean) => void;
  marking: Marking;
};

/** One report: who said it, where and when, in their words. */
export function ReportItem({ report, isChosen, onChoose, marking }: ReportItemProps) {
  const t = useT(errorReportsTexts);
  const { id, who, createDate, done } = report;
  const about = { who, time: formatDateTime(createDate) };
  const Icon = done ? RotateCcw : CircleCheck;
  return (
    <Card.Root as="li" size="sm" ps="1" pe={{ base: "3", md: "4" }} py="2.5" data-done={done}>
      <Flex gap="1" align="start">
        <SelectBox label={t("choose", about)} isChosen={isChosen} onToggle={onChoose} />
        <Box flex="1" minW="0" pt="1">
          <Flex gap="3" align="start" justify="space-between">
            <HStack gap="2" rowGap="0.5" wrap="wrap" minW="0">
              <Text fontWeight="medium" overflowWrap="anywhere">
                {who ?? untold}
              </Text>
              <Text textStyle="sm" color="fg.muted">
                <Age at={createDate} isNever={false} />
              </Text>
              {done === null ? null : (
                <Badge colorPalette={done ? "green" : "orange"}>
                  {done ? <CircleCheck size={12} aria-hidden /> : <CircleDot size={12} aria-hidden />}
                  {t(done ? "isDone" : "isOpen")}
                </Badge>
              )}
            </HStack>
            <Button
              size="xs"
              variant="outline"
              flexShrink="0"
              aria-label={t(done ? "reopenOf" : "markDoneOf", about)}
              loading={marking.busy.has(id)}
              disabled={marking.busy.size > 0}
              onClick={() => marking.mark([id], !done)}
            >
              <Icon aria-hidden />
              <Text as="span" hideBelow="sm">
                {t(done ? "reopen" : "markDone")}
              </Text>
            </Button>
          </Flex>
          <ReportFacts report={report} />
          <ReportMessage message={report.message ?? untold} />
        </Box>
      </Flex>
    </Card.Root>
  );
}
