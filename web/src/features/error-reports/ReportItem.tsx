import { Badge, Box, Button, Card, Link as ChakraLink, Flex, HStack, Text } from "@chakra-ui/react";
import { CircleCheck, CircleDot, Globe, MonitorSmartphone, RotateCcw } from "lucide-react";
import { useId, useState } from "react";
import { Link } from "react-router-dom";
import { untold } from "../../i18n/untold";
import { useT } from "../../i18n/useT";
import { SelectBox } from "../../shared/bulk/SelectBox";
import { type Device, deviceOf } from "../../shared/session/deviceOf";
import { Age } from "../../shared/time/Age";
import { formatDateTime } from "../../shared/time/format";
import { errorReportsTexts } from "./errorReportsTexts";
import { isLong, isOwnPage, type ReportRow } from "./reportChoice";
import type { Marking } from "./useMarking";

type ReportItemProps = {
  report: ReportRow;
  isChosen: boolean;
  onChoose: (isRange: boolean) => void;
  marking: Marking;
};

/** One report: author, page, time and text. */
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

/** "Chrome, Windows"; undefined if nothing is known. */
function browserOf(device: Device): string | undefined {
  if (device.kind === "script") return device.name;
  return [device.browser, device.system].filter(Boolean).join(", ") || undefined;
}

/** Page and browser of the error. */
function ReportFacts({ report: { page, userAgent } }: { report: ReportRow }) {
  const t = useT(errorReportsTexts);
  return (
    <Flex columnGap="4" rowGap="0.5" wrap="wrap" textStyle="sm" color="fg.muted" pt="0.5">
      <Fact icon={<Globe size={14} aria-hidden />} label={t("page")}>
        {page === null ? (
          t("noPage")
        ) : isOwnPage(page) ? (
          <ChakraLink asChild color="fg.muted" textDecoration="underline" overflowWrap="anywhere">
            <Link to={page}>{page}</Link>
          </ChakraLink>
        ) : (
          page
        )}
      </Fact>
      <Fact icon={<MonitorSmartphone size={14} aria-hidden />} label={t("browser")}>
        <span title={userAgent ?? undefined}>{browserOf(deviceOf(userAgent)) ?? t("unknownBrowser")}</span>
      </Fact>
    </Flex>
  );
}

type FactProps = { icon: React.ReactNode; label: string; children: React.ReactNode };

function Fact({ icon, label, children }: FactProps) {
  return (
    <Flex gap="1.5" align="start" minW="0">
      <Box flexShrink="0" pt="1">
        {icon}
      </Box>
      <Text as="span" srOnly>
        {label}:
      </Text>
      <Text as="span" minW="0" overflowWrap="anywhere">
        {children}
      </Text>
    </Flex>
  );
}

/** The report's text; a long one is folded at first. */
function ReportMessage({ message }: { message: string }) {
  const t = useT(errorReportsTexts);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isFolded = isLong(message) && !isOpen;
  return (
    <Box pt="2" maxW="48rem">
      <Text
        id={id}
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        lineClamp={isFolded ? 5 : undefined}
        data-folded={isFolded}
      >
        {message}
      </Text>
      {isLong(message) ? (
        <Button
          size="xs"
          variant="ghost"
          ms="-2.5"
          mt="1"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? "fold" : "unfold")}
        </Button>
      ) : null}
    </Box>
  );
}
