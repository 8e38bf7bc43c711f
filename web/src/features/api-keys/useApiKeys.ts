import { ApiKeysDocument, useApiKeysQuery } from "../../graphql/operations/apiKeys";
import { everyMinute } from "../../shared/live/everyMinute";
import { usePagedList } from "../../shared/live/usePagedList";

const variables = { first: 50 };

/** The keys that the visitor may end, page by page. */
export function useApiKeys() {
  const answer = useApiKeysQuery({ variables, fetchPolicy: "cache-and-network", ...everyMinute });
  return usePagedList({ answer, document: ApiKeysDocument, variables, listOf: (data) => data.apiKeys });
}
