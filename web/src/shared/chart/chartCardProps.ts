import type { ReactNode } from "react";
import type { HelpTerm } from "../help/helpTipTexts.sl";
import type { ChartContext } from "./chartContext";
import type { Measurement } from "./measurement";

/** Props of one graph of a measurement, in a card or large. */
export type ChartCardProps = {
  /** Name of a kind of graph; an unknown kind shows a message. */
  kind: string;
  measurement: Measurement;
  counts?: ChartContext["counts"];
  directions?: ChartContext["directions"];
  /** The client of the figures, if they can be copied as a GraphQL operation. */
  clientId?: string;
  /** Explains the graph. */
  help?: HelpTerm;
  /** Shown below the head: what the graph is drawn by. */
  choice?: ReactNode;
  /** Name of their location. */
  place?: string;
  /** True if the table is shown instead of the chart. */
  tableOpen: boolean;
  onTableOpen: (open: boolean) => void;
  /** Shows the graph large. */
  onEnlarge?: () => void;
  /** Fetches the data again. */
  onRetry?: () => void;
};
