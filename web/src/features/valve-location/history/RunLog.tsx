import { Box, Button, Card, Flex, Heading, HStack, Stack, Table, Text } from "@chakra-ui/react";
import {
  CalendarClock,
  CircleCheck,
  CircleHelp,
  CircleSlash2,
  CircleX,
  CloudRain,
  Droplets,
  type LucideIcon,
  TriangleAlert,
} from "lucide-react";
import { useId, useMemo, useState } from "react";
import { useT } from "../../../i18n/useT";
import { useParam } from "../../../shared/address/useParam";
import { chartTexts } from "../../../shared/chart/chartTexts";
import { clockTime, spanLabel } from "../../../shared/chart/timeLabel";
import { noValue } from "../../../shared/number/format";
import { useNumber } from "../../../shared/number/useNumber";
import { formatDate } from "../../../shared/time/format";
import { SelectField } from "../../../shared/ui/SelectField";
import { TableArea } from "../../../shared/ui/TableArea";
import { useIsPhone } from "../../../shared/ui/useMedia";
import { minutesOf } from "./minutes";
import { filteredRuns, type RunFilter, runFilters } from "./runFilter";
import type { ValveRun } from "./valveHistory";
import { valveHistoryTexts } from "./valveHistoryTexts";

/** Number of runs shown at first. */
const portion = 50;

const filterTexts = {
  all: "all",
  amiss: "amiss",
  SCHEDULED: "SCHEDULEDRuns",
  MANUAL: "MANUALRuns",
  UNEXPECTED: "UNEXPECTEDRuns",
} as const satisfies Record<RunFilter, string>;

type RunLogProps = { runs: readonly ValveRun[]; zone: string };

/** Every run of the period with its outcome, the newest first. The address has the filter. */
export function RunLog({ runs, zone }: RunLogProps) {
  const t = useT(valveHistoryTexts);
  const titleId = useId();
  const isPhone = useIsPhone();
  const words = useRunWords(zone);
  const [wanted, setWanted] = useParam("runs");
  const [most, setMost] = useState(portion);
  const filter = runFilters.find((known) => known === wanted) ?? "all";
  const fitting = filteredRuns(runs, filter);
  const shown = fitting.slice(0, most);
  const more = fitting.length - shown.length;
  const List = isPhone ? RunCards : RunTable;
  return (
    <Card.Root as="section" aria-labelledby={titleId} size="sm" minW="0">
      <Card.Body gap="3">
        <Flex justify="space-between" align="start" gap="3" wrap="wrap">
          <Heading as="h2" id={titleId} size="sm" fontWeight="semibold">
            {t("log")}
          </Heading>
          {runs.length === 0 ? null : (
            <SelectField
              label={t("filter")}
              width="13rem"
              chosen={filter}
              onChoose={(next) => setWanted(next === "all" ? null : next)}
              options={runFilters.map((value) => ({
                value,
                label: t(filterTexts[value], { count: filteredRuns(runs, value).length }),
              }))}
            />
          )}
        </Flex>
        {runs.length === 0 ? (
          <Text color="fg.muted">{t("noRuns")}</Text>
        ) : shown.length === 0 ? (
          <Stack align="start" gap="3">
            <Text color="fg.muted">{t("noMatch")}</Text>
            <Button size="sm" variant="outline" onClick={() => setWanted(null)}>
              {t("showAll")}
            </Button>
          </Stack>
        ) : (
          <List runs={shown} words={words} />
        )}
        {more > 0 ? (
          <Button size="sm" variant="outline" alignSelf="start" onClick={() => setMost(most + portion)}>
            {t("more", { count: Math.min(more, portion) })}
          </Button>
        ) : null}
      </Card.Body>
    </Card.Root>
  );
}

type RunWords = Record<"when" | "planned" | "flowed", (run: ValveRun) => string>;

/** Texts of a run's figures, in the time zone `zone`. */
function useRunWords(zone: string): RunWords {
  const t = useT(valveHistoryTexts);
  const numbers = useNumber();
  return useMemo(
    () => ({
      when: ({ from, to }) =>
        to === null
          ? t("since", { from: `${formatDate(from, zone)} ${clockTime(from, zone)}` })
          : spanLabel(from, to, zone),
      planned: ({ kind, from, to }) => {
        if (kind === "UNEXPECTED") return noValue;
        return to === null ? t("noEnd") : minutesOf(to - from, numbers);
      },
      flowed: ({ outcome, flowSeconds }) => {
        if (outcome === "PLANNED") return noValue;
        return flowSeconds === null ? t("noReport") : minutesOf(flowSeconds, numbers);
      },
    }),
    [t, numbers, zone],
  );
}

/** Runs as cards, for narrow screens. */
function RunCards({ runs, words }: RunListProps) {
  const t = useT(valveHistoryTexts);
  return (
    <Box as="ul" listStyleType="none" aria-label={t("log")}>
      {runs.map((run) => (
        <Box
          as="li"
          key={`${run.kind}${run.from}`}
          py="3"
          borderTopWidth="1px"
          _first={{ borderTopWidth: "0" }}
        >
          <Flex justify="space-between" gap="3" align="start">
            <Outcome run={run} />
            <Text as="span" color="fg.muted" textStyle="xs" whiteSpace="nowrap">
              {t(run.kind)}
            </Text>
          </Flex>
          <Text fontWeight="medium" pt="1">
            {words.when(run)}
          </Text>
          <Text color="fg.muted">
            {t("planned")} {words.planned(run)} · {t("flowed")} {words.flowed(run)}
          </Text>
        </Box>
      ))}
    </Box>
  );
}

type RunListProps = { runs: readonly ValveRun[]; words: RunWords };

function RunTable({ runs, words }: RunListProps) {
  const t = useT(valveHistoryTexts);
  const chart = useT(chartTexts);
  return (
    <TableArea label={chart("tableLabel", { name: t("log") })} borderWidth="1px" rounded="md">
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row bg="bg.subtle">
            {(["when", "kind", "outcome"] as const).map((name) => (
              <Table.ColumnHeader key={name} scope="col">
                {t(name)}
              </Table.ColumnHeader>
            ))}
            {(["planned", "flowed"] as const).map((name) => (
              <Table.ColumnHeader key={name} scope="col" textAlign="end">
                {t(name)}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {runs.map((run) => (
            <Table.Row key={`${run.kind}${run.from}`}>
              <Table.Cell whiteSpace="nowrap">{words.when(run)}</Table.Cell>
              <Table.Cell>{t(run.kind)}</Table.Cell>
              <Table.Cell>
                <Outcome run={run} />
              </Table.Cell>
              <Table.Cell textAlign="end" whiteSpace="nowrap">
                {words.planned(run)}
              </Table.Cell>
              <Table.Cell textAlign="end" whiteSpace="nowrap">
                {words.flowed(run)}
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </TableArea>
  );
}

const signs: Record<ValveRun["outcome"], { Icon: LucideIcon; color: string }> = {
  RAN: { Icon: CircleCheck, color: "fg.success" },
  PARTLY: { Icon: CircleSlash2, color: "fg.warning" },
  MISSED: { Icon: CircleX, color: "fg.error" },
  SKIPPED: { Icon: CloudRain, color: "fg.info" },
  RUNNING: { Icon: Droplets, color: "fg.info" },
  PLANNED: { Icon: CalendarClock, color: "fg.muted" },
  UNKNOWN: { Icon: CircleHelp, color: "fg.muted" },
};
const alarm = { Icon: TriangleAlert, color: "fg.error" };

/** Outcome of a run: a word and an icon. */
function Outcome({ run: { kind, outcome } }: { run: Pick<ValveRun, "kind" | "outcome"> }) {
  const t = useT(valveHistoryTexts);
  const isAlarm = kind === "UNEXPECTED";
  const { Icon, color } = isAlarm ? alarm : signs[outcome];
  const text = isAlarm ? t(outcome === "RUNNING" ? "unexpectedRunning" : "unexpectedRan") : t(outcome);
  return (
    <HStack as="span" gap="1.5" color={color} fontWeight={isAlarm ? "semibold" : "medium"}>
      <Icon size={16} aria-hidden style={{ flexShrink: 0 }} />
      <Text as="span">{text}</Text>
    </HStack>
  );
}
