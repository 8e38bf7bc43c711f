import { intervalInput } from "../../shared/interval/interval";
import { usePublic } from "../../shared/public/PublicContext";
import { askSummaries } from "../../shared/public/placeSummaries";
import { useFeed } from "../../shared/public/useFeed";
import { usePageFacts } from "../../shared/public/usePageFacts";
import { PublicView } from "./PublicView";
import { useAddressInterval } from "./useAddressInterval";

/** /public: the traffic of a municipality's places, for everybody. */
export function PublicPage() {
  const { connection, link } = usePublic();
  const [interval, setInterval] = useAddressInterval(link.interval);
  const facts = usePageFacts();
  const asked = intervalInput(interval);
  const summaries = useFeed(JSON.stringify(asked), (signal) => askSummaries(connection, asked, signal));
  return <PublicView facts={facts} interval={interval} summaries={summaries} onInterval={setInterval} />;
}
