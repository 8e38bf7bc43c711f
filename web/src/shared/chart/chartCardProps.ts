import type { HelpTerm } from "../help/helpTipTexts.sl";
import type { ChartContext } from "./chartContext";
import type { Measurement } from "./measurement";

/** One graph of a measurement, in a card or large. */
export type ChartCardProps = {
  /** Name of a kind of graph; one that isn't known says so. */
  kind: string;
  measurement: Measurement;
  counts?: ChartContext["counts"];
  /** Whose figures they are, where they may be copied as a GraphQL operation. */
  clientId?: string;
  /** Explains the graph. */
  help?: HelpTerm;
  /** What their location is called. */
  place?: string;
  /** Whether the figures stand in the chart's place. */
  tableOpen: boolean;
  onTableOpen: (open: boolean) => void;
  /** Shows the graph large. */
  onEnlarge?: () => void;
  /** Asks for the data once more. */
  onRetry?: () => void;
};
