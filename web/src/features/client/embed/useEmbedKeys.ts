import { useClientEmbedQuery } from "../../../graphql/operations/apiKeys";
import { answerOf } from "../../../shared/live/answerOf";
import { everyMinute } from "../../../shared/live/everyMinute";
import { useLastGood } from "../../../shared/live/useLastGood";
import { useOffers } from "../../../shared/offers/useOffers";
import type { EmbedClient } from "./embedKeys";

/** The device with its keys and its groups': undefined before it has come, null where its keys could not be had. */
export function useEmbedKeys(id: string) {
  const withGroupKeys = useOffers().has("APIKEY_MANAGE");
  const variables = { id, withGroupKeys };
  const query = useClientEmbedQuery({ variables, fetchPolicy: "cache-and-network", ...everyMinute });
  const { data, loading, error } = answerOf(query);
  // A group's keys may fail alone: the graph does without.
  const hasKeys = data?.client?.apiKeys != null;
  const { data: shown } = useLastGood({ data, loading, error: hasKeys ? undefined : error }, id);
  const client: EmbedClient | null | undefined = shown?.client ?? (loading ? undefined : null);
  return { client, refetch: query.refetch };
}
