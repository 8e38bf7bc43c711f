import { Button, Card, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { useId, useState } from "react";
import { useT } from "../../../i18n/useT";
import { useParam } from "../../../shared/address/useParam";
import { SelectField } from "../../../shared/ui/SelectField";
import { useIsPhone } from "../../../shared/ui/useMedia";
import { RunCards } from "./RunCards";
import { RunTable } from "./RunTable";
import { filteredRuns, type RunFilter, runFilters } from "./runFilter";
import { useRunWords } from "./useRunWords";
import type { ValveRun } from "./valveHistory";
import { valveHistoryTexts } from "./valveHistoryTexts";

/** So many stand in the page until somebody wants more. */
const portion = 50;

const filterTexts = {
  all: "all",
  amiss: "amiss",
  SCHEDULED: "SCHEDULEDRuns",
  MANUAL: "MANUALRuns",
  UNEXPECTED: "UNEXPECTEDRuns",
} as const satisfies Record<RunFilter, string>;

type RunLogProps = { runs: readonly ValveRun[]; zone: string };

/** Every run of the period, the newest first: what it was, and how it went. The address says which are shown. */
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
