import { useT } from "../../i18n/useT";
import type { Interval } from "../../shared/interval/interval";
import type { TileSource } from "../../shared/map/tiles";
import { FaultNote } from "../../shared/public/FaultMessage";
import { PlacesMap } from "../../shared/public/PlacesMap";
import type { PlaceSummaries } from "../../shared/public/placeSummaries";
import { StaleNotice } from "../../shared/public/StaleNotice";
import type { Fed } from "../../shared/public/useFeed";
import { MapPopup } from "./MapPopup";
import { PeriodLine } from "./PeriodLine";
import { Places } from "./Places";
import { PlacesSkeleton } from "./PlacesSkeleton";
import { publicPageTexts } from "./publicPageTexts";

type PlacesPanelProps = { tiles: TileSource; interval: Interval; summaries: Fed<PlaceSummaries> };

/** The places of a period beside their map, or why there are none. */
export function PlacesPanel({ tiles, interval, summaries }: PlacesPanelProps) {
  const t = useT(publicPageTexts);
  const { data, at, fault, switching } = summaries;
  if (data === undefined && fault !== null) return <FaultNote fault={fault} />;
  if (data?.rows.length === 0)
    return (
      <div className="pub-nothing">
        <h2>{t("nothingTitle")}</h2>
        <p>{t("nothingText")}</p>
      </div>
    );
  const popup = (id: string) => {
    const row = data?.rows.find(({ place }) => place.id === id);
    return row && <MapPopup row={row} interval={interval} period={data?.period ?? null} />;
  };
  return (
    <>
      {fault === null || switching ? null : <StaleNotice at={at} />}
      <div className="pub-columns" data-switching={switching}>
        <div className="pub-list">
          <PeriodLine summaries={data} interval={interval} />
          {data === undefined ? <PlacesSkeleton /> : <Places rows={data.rows} />}
        </div>
        <PlacesMap places={data?.rows.map(({ place }) => place)} tiles={tiles} popup={popup} />
      </div>
    </>
  );
}
