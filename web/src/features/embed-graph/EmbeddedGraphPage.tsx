import { useT } from "../../i18n/useT";
import { intervalInput } from "../../shared/interval/interval";
import { CalmMessage } from "../../shared/public/CalmMessage";
import { embedsTexts } from "../../shared/public/embedsTexts";
import { FaultMessage } from "../../shared/public/FaultMessage";
import { usePublic } from "../../shared/public/PublicContext";
import { askTraffic } from "../../shared/public/placeTraffic";
import { useFeed } from "../../shared/public/useFeed";
import { EmbeddedGraphView } from "./EmbeddedGraphView";

/** /embed/graph: one graph of a place, for a frame on another site. */
export function EmbeddedGraphPage() {
  const t = useT(embedsTexts);
  const { link } = usePublic();
  const [id] = link.clients;
  return id === undefined ? (
    <CalmMessage title={t("noClientTitle")} text={t("noClientText")} />
  ) : (
    <GraphOf id={id} />
  );
}

function GraphOf({ id }: { id: string }) {
  const { connection, link } = usePublic();
  const interval = intervalInput(link.interval);
  const traffic = useFeed(id, (signal) => askTraffic(connection, id, interval, signal), {
    concerns: (clientId) => clientId === id,
  });
  if (traffic.data === undefined && traffic.fault !== null) return <FaultMessage fault={traffic.fault} />;
  return <EmbeddedGraphView traffic={traffic} interval={link.interval} graph={link.graph} />;
}
