import { useT } from "../../i18n/useT";
import { CalmMessage } from "../../shared/public/CalmMessage";
import { FaultMessage } from "../../shared/public/FaultMessage";
import { usePublic } from "../../shared/public/PublicContext";
import { askPlaces } from "../../shared/public/placeList";
import { publicPartsTexts } from "../../shared/public/publicPartsTexts";
import { useFeed } from "../../shared/public/useFeed";
import { publicGraphTexts } from "./publicGraphTexts";
import { RotatingGraphs } from "./RotatingGraphs";
import "./publicGraph.css";

const never = () => false;

/** /public/graph: the graphs of a municipality's places, one after the other. */
export function PublicGraphPage() {
  const t = useT(publicGraphTexts);
  const partsT = useT(publicPartsTexts);
  const { connection, link } = usePublic();
  const { data, fault } = useFeed("places", (signal) => askPlaces(connection, link.clients, signal), {
    concerns: never,
  });
  if (data === undefined && fault !== null) return <FaultMessage fault={fault} />;
  if (data === undefined)
    return (
      <main className="graph-page" aria-busy="true">
        <div className="pub-skeleton" role="status" aria-label={partsT("loading")} />
      </main>
    );
  if (data.places.length === 0) return <CalmMessage title={t("nothingTitle")} text={t("nothingText")} />;
  return <RotatingGraphs {...data} />;
}
