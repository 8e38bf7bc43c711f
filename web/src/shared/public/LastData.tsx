import { useT } from "../../i18n/useT";
import { activityOf, type Heard } from "../clients/activity";
import { DataAge } from "../time/DataAge";
import { useClock } from "../time/useNow";
import { StatusDot, useActivityLabel } from "../ui/StatusDot";
import { publicPartsTexts } from "./publicPartsTexts";

type LastDataProps = {
  /** The source of the data. */
  of: Heard & { timeZone: string };
  /** Set if the text should name what the age is of. */
  isNamed?: boolean;
};

/** Age of a place's newest data, with the colour and shape of its activity. */
export function LastData({ of, isNamed = false }: LastDataProps) {
  const t = useT(publicPartsTexts);
  const label = useActivityLabel();
  const activity = useClock((now) => activityOf(of, now));
  return (
    <span className="pub-age">
      <StatusDot activity={activity} decorative />
      <span>
        {isNamed ? `${t("lastData")}: ` : null}
        <DataAge client={of} isInList={!isNamed} />
        <span className="pub-unseen">, {label(activity)}</span>
      </span>
    </span>
  );
}
