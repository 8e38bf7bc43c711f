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

/** How old a valve's last report is; nothing where that is not told. */
export function ReportAge({ valve, timeZone, isInList }: ReportAgeProps) {
  const t = useT(valvesTexts);
  const { reported } = valve;
  // Who tells nothing of a valve's orders may tell nothing of its reports either.
  if (reported === null) return tellsOrders(valve) ? t("neverReported") : null;
  return reported.time === null ? null : <Age at={reported.time} timeZone={timeZone} isInList={isInList} />;
}
