import { Grid } from "@chakra-ui/react";
import type { Pictured } from "../../../shared/chart/picture/pictured";
import type { Period } from "../../../shared/interval/resolveInterval";
import { Bands } from "./Bands";
import { Minutes } from "./Minutes";
import { RunLog } from "./RunLog";
import type { ValveHistory } from "./valveHistory";

/** A history, and what its charts must know beside it. */
export type HistoryParts = {
  history: ValveHistory;
  /** What it covers. */
  period: Period;
  /** Unix seconds. */
  now: number;
  about: Omit<Pictured, "model">;
  operation: () => string;
  onRetry: () => void;
};

/** How a valve was and should have been: as bands, run by run, and in minutes. */
export function HistoryView(parts: HistoryParts) {
  return (
    <Grid gap="4" templateColumns={{ base: "minmax(0, 1fr)", xl: "minmax(0, 7fr) minmax(0, 5fr)" }}>
      <Grid gridColumn={{ xl: "1 / -1" }} templateColumns="minmax(0, 1fr)">
        <Bands {...parts} />
      </Grid>
      <RunLog runs={parts.history.runs} zone={parts.about.timeZone} />
      <Minutes {...parts} />
    </Grid>
  );
}
