import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import type { ActionsQuery } from "../../graphql/generated";
import { ActionsDocument, useActionsQuery } from "../../graphql/operations/actions";
import { actionsTexts } from "../../i18n/texts/actions";
import { translatorOf } from "../../i18n/useT";
import { answerOf } from "../../shared/live/answerOf";
import { everyMinute } from "../../shared/live/everyMinute";
import { useLastShown } from "../../shared/live/useLastShown";
import { useOneAtATime } from "../../shared/live/useOneAtATime";
import { toast } from "../../shared/ui/toastStore";
import { type ActionChoice, type ActionRow, movesRows } from "./actionChoice";
import { useActionChanges } from "./useActionChanges";

const pageSize = 50;

type Page = NonNullable<ActionsQuery["actions"]>;
type Older = { key: string; pages: readonly Page[] };

/** The actions of all devices, page by page, live. */
export function useActions(choice: ActionChoice) {
  const apollo = useApolloClient();
  const key = JSON.stringify(choice);
  const answer = useActionsQuery({
    variables: { ...choice, first: pageSize },
    fetchPolicy: "cache-and-network",
    ...everyMinute,
  });
  const { data, at, switching, failed } = useLastShown(answerOf(answer), key);
  const [kept, setOlder] = useState<Older>({ key, pages: [] });
  const [isLoading, setLoading] = useState(false);
  const older = kept.key === key && !switching ? kept.pages : [];
  const first = data?.actions ?? undefined;
  const pages = first === undefined ? [] : [first, ...older];
  const rows = uniqueIn(pages);
  const last = pages.at(-1)?.pageInfo;

  const pageAfter = async (after: string): Promise<Page | undefined> => {
    const { data: more } = await apollo.query({
      query: ActionsDocument,
      variables: { ...choice, first: pageSize, after },
      fetchPolicy: "network-only",
    });
    return more?.actions ?? undefined;
  };
  /** Asks anew for all pages that are shown. */
  const reload = async () => {
    const fresh = await answer.refetch();
    const renewed: Page[] = [];
    let cursor = fresh.data?.actions?.pageInfo.endCursor ?? null;
    while (cursor !== null && renewed.length < older.length) {
      const page = await pageAfter(cursor);
      if (page === undefined) break;
      renewed.push(page);
      cursor = page.pageInfo.endCursor ?? null;
    }
    setOlder({ key, pages: renewed });
  };
  const reloadSoon = useOneAtATime(reload);

  const replace = (action: ActionRow) =>
    setOlder((before) => ({
      ...before,
      pages: before.pages.map((page) => ({
        ...page,
        nodes: page.nodes.map((row) => (row.id === action.id ? action : row)),
      })),
    }));
  useActionChanges((action) => {
    const isShown = action !== null && rows.some(({ id }) => id === action.id);
    if (isShown) replace(action);
    if (!isShown || movesRows(choice)) reloadSoon();
  }, reloadSoon);

  const loadMore = async (after: string) => {
    setLoading(true);
    try {
      const page = await pageAfter(after);
      if (page) setOlder({ key, pages: [...older, page] });
    } catch {
      toast.error(translatorOf(actionsTexts)("moreFailed"));
    }
    setLoading(false);
  };
  const cursor = last?.hasNextPage ? last.endCursor : null;
  return {
    /** Undefined until the first answer. */
    rows: first === undefined ? undefined : rows,
    totalCount: first?.totalCount ?? null,
    at,
    switching,
    failed,
    isLoading,
    /** Null where there are no more. */
    loadMore: cursor ? () => void loadMore(cursor) : null,
    reload: reloadSoon,
  };
}

/** What is new moves all that follow it: one may stand on two pages. */
const uniqueIn = (pages: readonly Page[]): ActionRow[] => [
  ...new Map(pages.flatMap(({ nodes }) => nodes).map((row) => [row.id, row])).values(),
];
