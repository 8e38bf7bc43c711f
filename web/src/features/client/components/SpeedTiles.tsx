import { useT } from "../../../i18n/useT";
import type { Measurement } from "../../../shared/chart/measurement";
import { isEstimate } from "../../../shared/estimate/isEstimate";
import { toldTrend } from "../../../shared/number/toldTrend";
import { useNumber } from "../../../shared/number/useNumber";
import { figuresTexts } from "../../../shared/roads/figuresTexts";
import { clientTexts } from "../clientTexts";
import { StatTile } from "./StatTile";
import { Trend } from "./Trend";

type SpeedTilesProps = { measurement: Measurement; muted: boolean };

/** Mean and highest speed and the share over the limit; "-" where no vehicle had a speed. */
export function SpeedTiles({ measurement: m, muted }: SpeedTilesProps) {
  const t = useT(clientTexts);
  const figuresT = useT(figuresTexts);
  const { number } = useNumber();
  const unit = (value: number | null, name: string) => (value === null ? undefined : name);
  const trend = (percent: number | null) => (
    <Trend percent={toldTrend(percent, m.previousCompleteness)} muted={muted} tone="lessIsBetter" />
  );
  return (
    <>
      <StatTile
        label={t("averageSpeed")}
        value={number(m.averageSpeed, 1)}
        unit={unit(m.averageSpeed, t("kmh"))}
        trend={trend(m.averageSpeedTrend)}
        hint={
          m.standardDeviation === null ? undefined : t("deviation", { value: number(m.standardDeviation, 1) })
        }
        hintHelp="deviation"
        isEstimate={m.averageSpeed !== null && isEstimate(m, "AVERAGE_SPEED")}
        isHintEstimate={isEstimate(m, "STANDARD_DEVIATION")}
      />
      <StatTile
        label={t("maxSpeed")}
        value={number(m.maxSpeed)}
        unit={unit(m.maxSpeed, t("kmh"))}
        trend={trend(m.maxSpeedTrend)}
      />
      <StatTile
        label={t("overLimit")}
        help="overLimit"
        value={number(m.percentageOverLimit, 1)}
        unit={unit(m.percentageOverLimit, "%")}
        trend={trend(m.percentageOverLimitTrend)}
        isEstimate={m.percentageOverLimit !== null && isEstimate(m, "PERCENTAGE_OVER_LIMIT")}
        isHintEstimate={isEstimate(m, "VEHICLE_OVER_LIMIT_COUNT")}
        hint={
          m.percentageOverLimit === null || m.speedLimit === null
            ? undefined
            : m.vehicleOverLimitCount === null
              ? figuresT("overLimitOnly", { speed: m.speedLimit })
              : figuresT("overLimitOf", { speed: m.speedLimit, count: number(m.vehicleOverLimitCount) })
        }
      />
    </>
  );
}
