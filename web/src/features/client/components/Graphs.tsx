import { Box, SimpleGrid } from "@chakra-ui/react";
import { ChartCard } from "../../../shared/chart/ChartCard";
import type { ClientKind } from "../../../shared/chart/clientKind";
import type { GraphKind } from "../../../shared/chart/graphKind";
import type { Measurement } from "../../../shared/chart/measurement";
import { useOpenTables } from "../useOpenTables";

type GraphsProps = { kinds: readonly GraphKind[]; clientKind: ClientKind; measurement: Measurement };

/** The last of an odd number takes the whole row. */
const isAlone = (index: number, count: number) => index === count - 1 && count % 2 === 1;

/** The graphs of a period, two abreast where there is room. */
export function Graphs({ kinds, clientKind, measurement }: GraphsProps) {
  const [openTables, setTableOpen] = useOpenTables();
  return (
    <SimpleGrid columns={{ base: 1, xl: kinds.length > 1 ? 2 : 1 }} gap="3">
      {kinds.map((kind, index) => (
        <Box key={kind} minW="0" gridColumn={{ xl: isAlone(index, kinds.length) ? "1 / -1" : undefined }}>
          <ChartCard
            kind={kind}
            measurement={measurement}
            counts={clientKind === "bikeCounter" ? "cyclists" : "vehicles"}
            tableOpen={openTables.has(kind)}
            onTableOpen={(open) => setTableOpen(kind, open)}
          />
        </Box>
      ))}
    </SimpleGrid>
  );
}
