import { clientTexts } from "../../../i18n/texts/client";
import { figuresTexts } from "../../../i18n/texts/figures";
import { useT } from "../../../i18n/useT";
import type { Measurement } from "../../../shared/chart/measurement";
import { useNumber } from "../../../shared/number/useNumber";
import { vehiclesPerHour } from "../perHour";
import { StatTile } from "./StatTile";
import { Trend } from "./Trend";

type VehiclesPerHourProps = { measurement: Measurement; muted: boolean };

/** Mean vehicles per covered hour. */
export function VehiclesPerHour({ measurement, muted }: VehiclesPerHourProps) {
  const t = useT(clientTexts);
  const figuresT = useT(figuresTexts);
  const { number } = useNumber();
  const { value, trend } = vehiclesPerHour(measurement);
  const digits = value !== null && value < 10 ? 1 : 0;
  return (
    <StatTile
      label={t("perHour")}
      help="averagePerHour"
      value={number(value, digits)}
      trend={<Trend percent={trend} muted={muted} />}
      hint={figuresT("perHourHint")}
    />
  );
}
