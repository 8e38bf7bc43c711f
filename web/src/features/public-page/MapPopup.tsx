import { useT } from "../../i18n/useT";
import { type Interval, isOfCalendar } from "../../shared/interval/interval";
import type { Period } from "../../shared/interval/resolveInterval";
import { PlacePopup } from "../../shared/public/PlacePopup";
import { periodText } from "../../shared/public/periodText";
import type { PlaceRow } from "../../shared/public/placeSummaries";
import { graphsLink } from "./graphsLink";
import { tabOf } from "./IntervalTabs";
import { publicPageTexts } from "./publicPageTexts";

type MapPopupProps = { row: PlaceRow; interval: Interval; period: Period | null };

/** What a marker tells, and the way to its place's graphs. */
export function MapPopup({ row, interval, period }: MapPopupProps) {
  const t = useT(publicPageTexts);
  const isOwn = (interval.kind === "custom" || isOfCalendar(interval)) && period !== null;
  return (
    <PlacePopup row={row} period={isOwn ? periodText(period, row.place.timeZone) : t(tabOf(interval))}>
      <a href={graphsLink(row.place.id)}>{t("graphsOf")}</a>
    </PlacePopup>
  );
}
