import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import type { useQuery } from "@apollo/client/react";
import { translatorOf } from "../../i18n/useT";
import { pagesTexts } from "../ui/pagesTexts";
import { toast } from "../ui/toastStore";
import { answerOf } from "./answerOf";
import { useLastShown } from "./useLastShown";
import { useOneAtATime } from "./useOneAtATime";
import { type ListPage, usePages } from "./usePages";

type PagedListOptions<Data, Variables extends OperationVariables, Row> = {
  /** What a generated hook says of the first page. */
  answer: useQuery.Result<Data, Variables>;
  /** Asks for further ones, with a cursor as `after`. */
  document: TypedDocumentNode<Data, Variables>;
  /** Those of the first page: the whole choice of what is listed. */
  variables: Variables;
  /** The list in an answer; null where it could not be had. */
  listOf: (data: Data) => ListPage<Row> | null;
};

/** What is shown of a list. */
export type ShownList<Row> = {
  rows: readonly Row[];
  /** Of all pages; null where it can't be told. */
  totalCount: number | null;
  /** The choice has changed: the rows are those of the one before. */
  switching: boolean;
  /** A further page is on its way. */
  isLoading: boolean;
  /** Null where there are no more. */
  loadMore: (() => void) | null;
};

/** What a page shows of a list while its visitor chooses what is listed and asks for more of it. */
export function usePagedList<Data, Variables extends OperationVariables, Row extends { id: string }>(
  options: PagedListOptions<Data, Variables, Row>,
) {
  const { answer, document, variables, listOf } = options;
  const key = JSON.stringify(variables);
  const { data, at, switching } = useLastShown(answerOf(answer), key);
  const pageIn = (given: Data | undefined) =>
    given === undefined ? undefined : (listOf(given) ?? undefined);
  const first = pageIn(data);
  const { renew, ...pages } = usePages({
    first,
    key: switching ? "" : key,
    pageAfter: async (after) => {
      const next = await answer.client.query({
        query: document,
        variables: { ...variables, after },
        fetchPolicy: "network-only",
      });
      return pageIn(next.data);
    },
    onFault: () => toast.error(translatorOf(pagesTexts)("moreFailed"), `more:${key}`),
    onPage: () => toast.settle(`more:${key}`),
  });
  const reload = useOneAtATime(async () => {
    const page = pageIn((await answer.refetch()).data);
    if (page !== undefined) await renew(page);
  });
  const list: ShownList<Row> | undefined = first && { ...pages, switching };
  return {
    /** Undefined until the first answer. */
    list,
    first,
    /** Why the last request failed; undefined where it did not. */
    error: answer.error,
    /** Unix seconds of the last good answer. */
    at,
    /** Asks anew for all that is shown. */
    reload,
  };
}
