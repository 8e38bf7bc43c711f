import { useCallback, useState } from "react";
import { type Interval, intervalInput, withInterval } from "../../shared/interval/interval";
import { addressParams, replaceParams } from "../../shared/public/address";
import { usePublic } from "../../shared/public/PublicContext";
import { askSummaries } from "../../shared/public/placeSummaries";
import { useFeed } from "../../shared/public/useFeed";
import { usePageFacts } from "../../shared/public/usePageFacts";
import { PublicView } from "./PublicView";

/** /public: the traffic of a municipality's places, for everybody. */
export function PublicPage() {
  const { connection, link } = usePublic();
  const [interval, setInterval] = useAddressInterval(link.interval);
  const facts = usePageFacts();
  const asked = intervalInput(interval);
  const summaries = useFeed(JSON.stringify(asked), (signal) => askSummaries(connection, asked, signal));
  return <PublicView facts={facts} interval={interval} summaries={summaries} onInterval={setInterval} />;
}

/** The shown period, and its setter: the address follows. */
function useAddressInterval(initial: Interval): [Interval, (interval: Interval) => void] {
  const [interval, setInterval] = useState(initial);
  const choose = useCallback((next: Interval) => {
    setInterval(next);
    replaceParams(withInterval(addressParams(), next));
  }, []);
  return [interval, choose];
}
