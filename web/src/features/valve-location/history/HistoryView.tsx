import { Grid } from "@chakra-ui/react";
import { useOffers } from "../../../shared/offers/useOffers";
import { BandsCard } from "./BandsCard";
import type { HistoryParts } from "./historyParts";
import { MinutesCard } from "./MinutesCard";
import { RunLog } from "./RunLog";

/** How a valve was and should have been: as bands, run by run, and in minutes; only how it was where nobody holds both against each other. */
export function HistoryView(parts: HistoryParts) {
  const isCompared = useOffers().has("VALVE_HISTORY");
  const { days, runs } = parts.history;
  return (
    <Grid
      gap="4"
      alignItems="start"
      templateColumns={{ base: "minmax(0, 1fr)", xl: "minmax(0, 5fr) minmax(0, 7fr)" }}
    >
      <Grid gridColumn={{ xl: "1 / -1" }} templateColumns="minmax(0, 1fr)">
        <BandsCard {...parts} />
      </Grid>
      {isCompared && days !== null ? <MinutesCard {...parts} days={days} /> : null}
      {isCompared && runs !== null ? <RunLog runs={runs} zone={parts.about.timeZone} /> : null}
    </Grid>
  );
}
