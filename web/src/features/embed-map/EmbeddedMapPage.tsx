import { useT } from "../../i18n/useT";
import { intervalInput } from "../../shared/interval/interval";
import { embedsTexts } from "../../shared/public/embedsTexts";
import { FaultMessage } from "../../shared/public/FaultMessage";
import { usePublic } from "../../shared/public/PublicContext";
import { askSummaries } from "../../shared/public/placeSummaries";
import { publicPartsTexts } from "../../shared/public/publicPartsTexts";
import { useFeed } from "../../shared/public/useFeed";
import { usePageFacts } from "../../shared/public/usePageFacts";
import { EmbeddedMapView } from "./EmbeddedMapView";

/** /embed/map: the places that a key opens on a map, for a frame on another site. */
export function EmbeddedMapPage() {
  const t = useT(embedsTexts);
  const partsT = useT(publicPartsTexts);
  const { connection, link } = usePublic();
  const interval = intervalInput(link.interval);
  const facts = usePageFacts();
  const summaries = useFeed("map", (signal) => askSummaries(connection, interval, signal));
  if (summaries.data === undefined && summaries.fault !== null)
    return <FaultMessage fault={summaries.fault} />;
  if (summaries.data === undefined)
    return (
      <main className="embed" aria-busy="true">
        <title>{t("mapTitle")}</title>
        <div className="pub-skeleton" role="status" aria-label={partsT("loading")} />
      </main>
    );
  return (
    <EmbeddedMapView
      facts={facts}
      interval={link.interval}
      summaries={summaries.data}
      staleAt={summaries.fault === null ? null : summaries.at}
    />
  );
}
