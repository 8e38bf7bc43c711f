import { Card } from "@chakra-ui/react";
import { useId } from "react";
import { ChartContent } from "./ChartContent";
import type { ChartCardProps } from "./chartCardProps";

/** Pixels. */
const chartHeight = 280;

/** One graph in a card, with its name and unit, zoom on demand and the table of its figures. */
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
