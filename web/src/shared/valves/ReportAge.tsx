import { useT } from "../../i18n/useT";
import { Age } from "../time/Age";
import { tellsOrders } from "./tellsOrders";
import type { Valve } from "./valve";
import { valvesTexts } from "./valvesTexts";

type ReportAgeProps = {
  valve: Pick<Valve, "reported" | "expectedOpen">;
  timeZone: string;
  isInList?: boolean;
};

/** Age of a valve's last report; nothing if unknown. */
export function ReportAge({ valve, timeZone, isInList }: ReportAgeProps) {
  const t = useT(valvesTexts);
  const { reported } = valve;
  // A platform that reports no orders may report no times either.
  if (reported === null) return tellsOrders(valve) ? t("neverReported") : null;
  return reported.time === null ? null : <Age at={reported.time} timeZone={timeZone} isInList={isInList} />;
}
