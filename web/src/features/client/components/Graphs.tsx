import { Box, SimpleGrid } from "@chakra-ui/react";
import type { DirectionNames } from "@obcestje/contract/directionNames.js";
import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";
import { useListParam, withItem } from "../../../shared/address/useListParam";
import { ChartCard } from "../../../shared/chart/ChartCard";
import type { ClientKind } from "../../../shared/chart/clientKind";
import { type GraphKind, graphKindOf } from "../../../shared/chart/graphKind";
import { countsOf } from "../../../shared/chart/graphSet";
import { LargeChart } from "../../../shared/chart/LargeChart";
import type { Measurement } from "../../../shared/chart/measurement";
import { isTold } from "../../../shared/chart/told";
import type { HelpTerm } from "../../../shared/help/helpTipTexts.sl";
import { useAddedGraphs } from "../useAddedGraphs";
import { useClasses } from "./ClassesChoice";

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
