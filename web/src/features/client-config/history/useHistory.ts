import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import type { ConfigHistoryQuery } from "../../../graphql/generated";
import { ConfigHistoryDocument, useConfigHistoryQuery } from "../../../graphql/operations/clientConfig";
import { translatorOf } from "../../../i18n/useT";
import { configTexts } from "../../../shared/config/configTexts";
import { answerOf } from "../../../shared/live/answerOf";
import { useLastGood } from "../../../shared/live/useLastGood";
import { toast } from "../../../shared/ui/toastStore";

type Page = NonNullable<NonNullable<ConfigHistoryQuery["client"]>["configHistory"]>;
export type HistoryEntry = Page["nodes"][number];

const pageOf = (data: ConfigHistoryQuery | undefined): Page | undefined =>
  data?.client?.configHistory ?? undefined;

/** Versions of a device's configuration, newest first; older ones on request. */
export function useHistory(id: string) {
  const apollo = useApolloClient();
  const answer = useConfigHistoryQuery({ variables: { id }, fetchPolicy: "cache-and-network" });
  const { data } = useLastGood(answerOf(answer), id);
  const first = pageOf(data);
  const [older, setOlder] = useState<readonly Page[]>([]);
  const pages = first === undefined ? [] : [first, ...older];
  const { endCursor, hasNextPage } = pages.at(-1)?.pageInfo ?? { endCursor: null, hasNextPage: false };

  const load = async (after: string) => {
    try {
      const variables = { id, after };
      const { data: more } = await apollo.query({ query: ConfigHistoryDocument, variables });
      const page = pageOf(more);
      if (page) setOlder((before) => [...before, page]);
      toast.settle(`configHistory:${id}`);
    } catch {
      toast.error(translatorOf(configTexts)("historyFailed"), `configHistory:${id}`);
    }
  };
  return {
    entries: first === undefined ? undefined : uniqueIn(pages),
    error: answer.error,
    /** Null if there are no older ones. */
    loadMore: hasNextPage && endCursor !== null ? () => void load(endCursor) : null,
    refetch: async () => {
      await answer.refetch().catch(() => undefined);
    },
  };
}

/** A new version moves all later rows: one may be on two pages. */
const uniqueIn = (pages: readonly Page[]): HistoryEntry[] => [
  ...new Map(pages.flatMap(({ nodes }) => nodes).map((entry) => [entry.version ?? entry, entry])).values(),
];
