import { Box, Flex, SimpleGrid, Stack } from "@chakra-ui/react";
import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";
import { useT } from "../../../i18n/useT";
import { ChartCard } from "../../../shared/chart/ChartCard";
import type { ClientKind } from "../../../shared/chart/clientKind";
import { type GraphKind, graphKinds } from "../../../shared/chart/graphKind";
import { graphTitle } from "../../../shared/chart/graphTitle";
import { LargeChart } from "../../../shared/chart/LargeChart";
import type { Measurement } from "../../../shared/chart/measurement";
import { addedGraphs } from "../addedGraphs";
import { furtherGraphs } from "../graphSet";
import { useListParam, withItem } from "../useListParam";
import { GraphsMenu } from "./GraphsMenu";

type GraphsProps = {
  clientId: string;
  /** The device's own set. */
  set: readonly GraphKind[];
  clientKind: ClientKind;
  measurement: Measurement;
  onRetry: () => void;
};

/** The last of an odd number takes the whole row. */
const isAlone = (index: number, count: number) => index === count - 1 && count % 2 === 1;

/** The graphs of a period, two abreast where there is room; which are added, open as tables or large, the address says. */
export function Graphs({ clientId, set, clientKind, measurement, onRetry }: GraphsProps) {
  const [openTables, setOpenTables] = useListParam("table");
  const [, setAdded] = useListParam("graphs");
  const [params, setParams] = useSearchParams();
  const t = useT("chart");
  const added = addedGraphs(params.get("graphs"), clientKind, set);
  const kinds: readonly string[] = [...set, ...added];
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
  const counts = clientKind === "bikeCounter" ? ("cyclists" as const) : ("vehicles" as const);
  const offered = furtherGraphs(clientKind, set, measurement);
  const card = (kind: string) => ({
    kind,
    measurement,
    counts,
    clientId,
    onRetry,
    tableOpen: openTables.includes(kind),
    onTableOpen: (open: boolean) => setOpenTables(withItem(openTables, kind, open)),
  });
  return (
    <Stack gap="3">
      <Flex justify="flex-end">
        <GraphsMenu
          further={graphKinds.filter((kind) => offered.includes(kind) || added.includes(kind))}
          added={added}
          onAdd={(kind, isAdded) => setAdded(withItem(added, kind, isAdded))}
          titleOf={(kind) => graphTitle(kind, { t, counts })}
        />
      </Flex>
      <SimpleGrid columns={{ base: 1, xl: kinds.length > 1 ? 2 : 1 }} gap="3">
        {kinds.map((kind, index) => (
          <Box key={kind} minW="0" gridColumn={{ xl: isAlone(index, kinds.length) ? "1 / -1" : undefined }}>
            <ChartCard {...card(kind)} onEnlarge={() => enlarge(kind)} />
          </Box>
        ))}
      </SimpleGrid>
      {large === undefined ? null : <LargeChart {...card(large)} onClose={() => enlarge(null)} />}
    </Stack>
  );
}
