import { useT } from "../../i18n/useT";
import type { Interval } from "../../shared/interval/interval";
import { periodText } from "../../shared/public/periodText";
import type { PlaceSummaries } from "../../shared/public/placeSummaries";
import { defaultTimeZone } from "../../shared/time/format";
import { tabOf } from "./IntervalTabs";
import { publicPageTexts } from "./publicPageTexts";

type PeriodLineProps = { summaries: PlaceSummaries | undefined; interval: Interval };

/** What the figures below are of. */
export function PeriodLine({ summaries, interval }: PeriodLineProps) {
  const t = useT(publicPageTexts);
  if (summaries === undefined) return <p className="pub-of">{t(tabOf(interval))}</p>;
  const { rows, period } = summaries;
  const zone = rows[0]?.place.timeZone ?? defaultTimeZone;
  const hasNone = rows.every(({ figures }) => figures !== null && figures.count === null);
  return (
    <>
      <p className="pub-of">
        <span>{t("locations", { count: rows.length })}</span>
        {period === null ? null : <span>{periodText(period, zone)}</span>}
      </p>
      {hasNone ? (
        <p className="pub-hint" role="status">
          {t("noneInPeriod")}
        </p>
      ) : null}
    </>
  );
}
