import { useT } from "../../i18n/useT";
import { lastHeardOf } from "../../shared/clients/lastData";
import type { Interval } from "../../shared/interval/interval";
import { EmbedFoot } from "../../shared/public/embed/EmbedFoot";
import { EmbedHead } from "../../shared/public/embed/EmbedHead";
import { embedsTexts } from "../../shared/public/embedsTexts";
import { PlacePopup } from "../../shared/public/PlacePopup";
import { PlacesMap } from "../../shared/public/PlacesMap";
import { periodText } from "../../shared/public/periodText";
import type { PlaceSummaries } from "../../shared/public/placeSummaries";
import type { PageFacts } from "../../shared/public/usePageFacts";
import { defaultTimeZone } from "../../shared/time/format";

type EmbeddedMapViewProps = {
  facts: PageFacts;
  interval: Interval;
  summaries: PlaceSummaries;
  /** Since when the portal has not answered, Unix seconds; null while it answers. */
  staleAt: number | null;
};

/** Places on a map; each marker's popup has the figures. */
export function EmbeddedMapView({ facts, interval, summaries, staleAt }: EmbeddedMapViewProps) {
  const t = useT(embedsTexts);
  const { rows, period } = summaries;
  const places = rows.map(({ place }) => place);
  const zone = places[0]?.timeZone ?? defaultTimeZone;
  const [only, another] = places;
  const name = facts.group ?? (another === undefined ? only?.name : undefined) ?? t("mapTitle");
  const about = interval.kind === "preset" || period === null ? null : periodText(period, zone);
  return (
    <main className="embed">
      <title>{name === t("mapTitle") ? name : `${t("mapTitle")}: ${name}`}</title>
      <EmbedHead name={name} interval={interval} period={period} zone={zone} />
      {rows.length === 0 ? (
        <p className="pub-chart-empty">{t("noPlaces")}</p>
      ) : (
        <PlacesMap
          places={places}
          tiles={facts.tiles}
          popup={(id) => {
            const row = rows.find(({ place }) => place.id === id);
            return row && <PlacePopup row={row} period={about ?? t(presetOf(interval))} />;
          }}
        />
      )}
      <EmbedFoot of={{ ...lastHeardOf(places), timeZone: zone }} staleAt={staleAt} />
    </main>
  );
}

const presetOf = (interval: Interval) => (interval.kind === "preset" ? interval.preset : "LAST_24H");
