import { useT } from "../../../i18n/useT";
import { usePercent } from "../../../shared/number/percent";
import { useNumber } from "../../../shared/number/useNumber";
import { fleetHealthTexts } from "../fleetHealthTexts";
import { type FleetDevice, shareOf } from "./completeness";

const hour = 3600;

/** "161 of 168 h (95.8 %)". */
export function useHeardText() {
  const t = useT(fleetHealthTexts);
  const { number } = useNumber();
  const percent = usePercent();
  return (
    key: "heardOf" | "heardOfChosen",
    seconds: Pick<FleetDevice, "coveredSeconds" | "expectedSeconds">,
  ): string => {
    const share = shareOf(seconds);
    return t(key, {
      covered: number(Math.round(seconds.coveredSeconds / hour)),
      expected: number(Math.round(seconds.expectedSeconds / hour)),
      share: percent(share === null ? null : share * 100),
    });
  };
}
