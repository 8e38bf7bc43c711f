import { publicPartsTexts } from "../../i18n/texts/publicParts";
import { useT } from "../../i18n/useT";
import { activityOf } from "../clients/activity";
import { Age } from "../time/Age";
import { useClock } from "../time/useNow";
import { StatusDot, useActivityLabel } from "../ui/StatusDot";

type LastDataProps = {
  /** Unix seconds; null: never. */
  at: number | null;
  timeZone: string;
  /** Says what the age is of. */
  isNamed?: boolean;
};

/** How old a place's newest data are, with the colour and shape of its activity. */
export function LastData({ at, timeZone, isNamed = false }: LastDataProps) {
  const t = useT(publicPartsTexts);
  const label = useActivityLabel();
  const activity = useClock((now) => activityOf(at, now));
  return (
    <span className="pub-age">
      <StatusDot activity={activity} decorative />
      <span>
        {isNamed ? `${t("lastData")}: ` : null}
        <Age at={at} timeZone={timeZone} />
        <span className="pub-unseen">, {label(activity)}</span>
      </span>
    </span>
  );
}
