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
  /** A generated hook's result for the first page. */
  answer: useQuery.Result<Data, Variables>;
  /** Query of further pages, with a cursor as `after`. */
  document: TypedDocumentNode<Data, Variables>;
  /** Variables of the first page: the whole choice of the list. */
  variables: Variables;
  /** The list in an answer; null if it is missing. */
  listOf: (data: Data) => ListPage<Row> | null;
};

/** The visible part of a list. */
export type ShownList<Row> = {
  rows: readonly Row[];
  /** Of all pages; null if unknown. */
  totalCount: number | null;
  /** The choice has changed: the rows belong to the previous one. */
  switching: boolean;
  /** A further page is loading. */
  isLoading: boolean;
  /** Null if there are no more. */
  loadMore: (() => void) | null;
};

/** A paged list on a page, while its visitor changes the choice and loads more. */
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
    /** Error of the last request, if it failed. */
    error: answer.error,
    /** Unix seconds of the last successful answer. */
    at,
    /** Refetches everything shown. */
    reload,
  };
}
