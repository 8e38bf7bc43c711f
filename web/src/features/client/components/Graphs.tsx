import { SimpleGrid } from "@chakra-ui/react";
import { ChartCard } from "../../../shared/chart/ChartCard";
import type { GraphKind } from "../../../shared/chart/graphKind";
import type { Measurement } from "../../../shared/chart/measurement";
import type { ClientKind } from "../clientKind";
import { useOpenTables } from "../useOpenTables";

type GraphsProps = { kinds: readonly GraphKind[]; clientKind: ClientKind; measurement: Measurement };

/** The graphs of a period, two abreast where there is room. */
export function Graphs({ kinds, clientKind, measurement }: GraphsProps) {
  const [openTables, setTableOpen] = useOpenTables();
  return (
    <SimpleGrid columns={{ base: 1, xl: kinds.length > 1 ? 2 : 1 }} gap="3">
      {kinds.map((kind) => (
        <ChartCard
          key={kind}
          kind={kind}
          measurement={measurement}
          counts={clientKind === "bikeCounter" ? "cyclists" : "vehicles"}
          tableOpen={openTables.has(kind)}
          onTableOpen={(open) => setTableOpen(kind, open)}
        />
      ))}
    </SimpleGrid>
  );
}
