import { useT } from "../../../i18n/useT";
import type { Measurement } from "../../../shared/chart/measurement";
import { isEstimate } from "../../../shared/estimate/isEstimate";
import { toldTrend } from "../../../shared/number/toldTrend";
import { useNumber } from "../../../shared/number/useNumber";
import { figuresTexts } from "../../../shared/roads/figuresTexts";
import { clientTexts } from "../clientTexts";
import { vehiclesPerHour } from "../perHour";
import { StatTile } from "./StatTile";
import { Trend } from "./Trend";

type VehiclesPerHourProps = { measurement: Measurement; muted: boolean };

/** Mean vehicles per covered hour, where it is told how many that are. */
export function VehiclesPerHour({ measurement, muted }: VehiclesPerHourProps) {
  const t = useT(clientTexts);
  const figuresT = useT(figuresTexts);
  const { number } = useNumber();
  const { value, trend } = vehiclesPerHour(measurement);
  if (measurement.completeness === null || measurement.totalVehicles === null) return null;
  const digits = value !== null && value < 10 ? 1 : 0;
  return (
    <StatTile
      label={t("perHour")}
      help="averagePerHour"
      value={number(value, digits)}
      isEstimate={value !== null && isEstimate(measurement, "TOTAL_VEHICLES")}
      trend={<Trend percent={toldTrend(trend, measurement.previousCompleteness)} muted={muted} />}
      hint={figuresT("perHourHint")}
    />
  );
}
