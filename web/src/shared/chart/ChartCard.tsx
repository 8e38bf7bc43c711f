import { Card } from "@chakra-ui/react";
import { useId } from "react";
import { ChartContent } from "./ChartContent";
import type { ChartContext } from "./chartContext";
import type { Measurement } from "./measurement";

/** Pixels. */
const chartHeight = 280;

export type ChartCardProps = {
  /** Name of a kind of graph; one that isn't known says so. */
  kind: string;
  measurement: Measurement;
  counts?: ChartContext["counts"];
  /** Whose figures they are, where they may be copied as a GraphQL operation. */
  clientId?: string;
  /** Whether the figures stand in the chart's place. */
  tableOpen: boolean;
  onTableOpen: (open: boolean) => void;
  /** Shows the graph large. */
  onEnlarge?: () => void;
  /** Asks for the data once more. */
  onRetry?: () => void;
};

/** One graph with its name and unit, zoom on demand and the table behind it. */
export function ChartCard(props: ChartCardProps) {
  const titleId = useId();
  return (
    <Card.Root as="section" aria-labelledby={titleId} size="sm" height="full" overflow="hidden">
      <Card.Body gap="3">
        <ChartContent {...props} titleId={titleId} height={chartHeight} />
      </Card.Body>
    </Card.Root>
  );
}
