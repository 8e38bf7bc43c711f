import { SimpleGrid } from "@chakra-ui/react";
import { useT } from "../../../i18n/useT";
import type { Measurement } from "../../../shared/chart/measurement";
import { useNumber } from "../../../shared/number/useNumber";
import { StatTile } from "./StatTile";
import { Trend } from "./Trend";

type PeopleTilesProps = { measurement: Pick<Measurement, "cyclists" | "pedestrians">; muted: boolean };

/** Cyclists and pedestrians of a device that is there for vehicles, where it counted some. */
export function PeopleTiles({ measurement, muted }: PeopleTilesProps) {
  const t = useT("client");
  const { number } = useNumber();
  const { cyclists, pedestrians } = measurement;
  if (cyclists.total === 0 && pedestrians.total === 0) return null;
  return (
    <SimpleGrid gap="3" columns={2} mt="3">
      {(["cyclists", "pedestrians"] as const).map((who) => (
        <StatTile
          key={who}
          label={t(who)}
          value={number(measurement[who].total)}
          trend={<Trend percent={measurement[who].totalTrend} muted={muted} />}
        />
      ))}
    </SimpleGrid>
  );
}
