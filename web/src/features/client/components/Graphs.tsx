import { Box, HStack, SegmentGroup, SimpleGrid, Text } from "@chakra-ui/react";
import type { DirectionNames } from "@obcestje/contract/directionNames.js";
import { useCallback, useId, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { useT } from "../../../i18n/useT";
import { useListParam, withItem } from "../../../shared/address/useListParam";
import { useParam } from "../../../shared/address/useParam";
import { ChartCard } from "../../../shared/chart/ChartCard";
import type { ClientKind } from "../../../shared/chart/clientKind";
import { type GraphKind, graphKindOf } from "../../../shared/chart/graphKind";
import { countsOf } from "../../../shared/chart/graphSet";
import { ownRows } from "../../../shared/chart/kinds/ownClassCharts";
import { LargeChart } from "../../../shared/chart/LargeChart";
import type { Measurement } from "../../../shared/chart/measurement";
import { isTold } from "../../../shared/chart/told";
import type { HelpTerm } from "../../../shared/help/helpTipTexts.sl";
import { classAxisOf } from "../../../shared/own-classes/classAxis";
import { clientTexts } from "../clientTexts";
import { useAddedGraphs } from "../useAddedGraphs";

type GraphsProps = {
  clientId: string;
  /** Name of the location. */
  place: string;
  /** The device's own set. */
  set: readonly GraphKind[];
  kind: ClientKind;
  directions: DirectionNames | null;
  measurement: Measurement;
  onRetry: () => void;
};

/** Help for graphs; the others need none, or have it at their figures. */
const helpOf: Readonly<Record<string, HelpTerm | undefined>> = {
  speedClass: "speedClass",
  percentile: "percentileChart",
} satisfies Partial<Record<GraphKind, HelpTerm>>;

/** The last of an odd number takes the whole row. */
const isAlone = (index: number, count: number) => index === count - 1 && count % 2 === 1;

/** The graphs of a period, two side by side if there is room. The address says which are added, open as tables, or enlarged. */
export function Graphs({
  clientId,
  place,
  set,
  kind: clientKind,
  directions,
  measurement,
  onRetry,
}: GraphsProps) {
  const [openTables, setOpenTables] = useListParam("table");
  const [params, setParams] = useSearchParams();
  const [added] = useAddedGraphs(clientKind, set);
  const { drawn, choiceFor } = useClasses(measurement);
  const kinds: readonly string[] = [...set, ...added].filter((name) => {
    const kind = graphKindOf(name);
    return kind === null || isTold(kind, measurement);
  });
  const enlarge = useCallback(
    (kind: string | null) =>
      setParams((current) => {
        const next = new URLSearchParams(current);
        if (kind === null) next.delete("chart");
        else next.set("chart", kind);
        return next;
      }),
    [setParams],
  );
  const large = kinds.find((kind) => kind === params.get("chart"));
  const card = (kind: string) => ({
    kind,
    measurement: drawn,
    choice: choiceFor(kind),
    counts: countsOf(clientKind),
    directions,
    clientId,
    place,
    onRetry,
    tableOpen: openTables.includes(kind),
    onTableOpen: (open: boolean) => setOpenTables(withItem(openTables, kind, open)),
  });
  return (
    <>
      <SimpleGrid columns={{ base: 1, xl: kinds.length > 1 ? 2 : 1 }} gap="3">
        {kinds.map((kind, index) => (
          <Box key={kind} minW="0" gridColumn={{ xl: isAlone(index, kinds.length) ? "1 / -1" : undefined }}>
            <ChartCard {...card(kind)} help={helpOf[kind]} onEnlarge={() => enlarge(kind)} />
          </Box>
        ))}
      </SimpleGrid>
      {large === undefined ? null : <LargeChart {...card(large)} onClose={() => enlarge(null)} />}
    </>
  );
}

/** ?classes= in the address; without it the group's own classes are drawn where there are some. */
const usual = "usual";

/**
 * The classes that the graphs are drawn by: the group's own, or the usual ones, as the address says.
 * `choiceFor` is the choice of a graph whose classes the group has own ones of.
 */
function useClasses(measurement: Measurement) {
  const [chosen, choose] = useParam("classes");
  const isOwn = chosen !== usual;
  const drawn = useMemo(
    () => (isOwn ? measurement : { ...measurement, ownClasses: null }),
    [measurement, isOwn],
  );
  const choiceFor = (kind: string) => {
    const axis = classAxisOf(kind);
    if (axis === undefined || !ownRows(measurement, axis)) return undefined;
    return <ClassesChoice isOwn={isOwn} onChoose={(own) => choose(own ? null : usual)} />;
  };
  return { drawn, choiceFor };
}

type ClassesChoiceProps = { isOwn: boolean; onChoose: (isOwn: boolean) => void };

/** "Razredi: privzeti / lastni" */
function ClassesChoice({ isOwn, onChoose }: ClassesChoiceProps) {
  const t = useT(clientTexts);
  const id = useId();
  return (
    <HStack gap="2">
      <Text id={id} textStyle="xs" color="fg.muted">
        {t("classes")}
      </Text>
      <SegmentGroup.Root
        size="xs"
        value={isOwn ? "own" : usual}
        aria-labelledby={id}
        onValueChange={({ value }) => onChoose(value === "own")}
      >
        <SegmentGroup.Indicator />
        {[usual, "own"].map((value) => (
          <SegmentGroup.Item key={value} value={value}>
            <SegmentGroup.ItemText>
              {t(value === "own" ? "ownClasses" : "usualClasses")}
            </SegmentGroup.ItemText>
            <SegmentGroup.ItemHiddenInput />
          </SegmentGroup.Item>
        ))}
      </SegmentGroup.Root>
    </HStack>
  );
}
