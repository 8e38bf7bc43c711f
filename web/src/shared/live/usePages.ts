import { useEffect, useRef, useState } from "react";

/** A page of a list that can grow. */
export type ListPage<Row> = {
  nodes: readonly Row[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  /** Of all pages; null where it can't be told. */
  totalCount: number | null;
};

type PagesOptions<Row> = {
  /** The first page as it was last told; undefined until then. */
  first: ListPage<Row> | undefined;
  /** What the list is filtered by: with another one it begins anew. */
  key: string;
  /** Asks for the page after a cursor. */
  pageAfter: (cursor: string) => Promise<ListPage<Row> | undefined>;
  /** A further page could not be had. */
  onFault: () => void;
  /** One came. */
  onPage: () => void;
};

/**
 * A list page by page. Whenever its first page comes anew, those after it that are shown are asked for anew as well: what
 * is new moves all rows, and between two pages of different moments some would be missing.
 */
export function usePages<Row extends { id: string }>({
  first,
  key,
  pageAfter,
  onFault,
  onPage,
}: PagesOptions<Row>) {
  const [kept, setKept] = useState<{ key: string; pages: readonly ListPage<Row>[] }>({ key, pages: [] });
  const [isLoading, setLoading] = useState(false);
  const older = kept.key === key ? kept.pages : none;
  const turn = useRef(0);

  /** Asks anew for the pages that follow the first; of several at once the last one counts. */
  const renew = async (page: ListPage<Row>) => {
    turn.current += 1;
    const mine = turn.current;
    if (older.length === 0) return;
    const pages = await pagesAfter(page, older.length, pageAfter);
    if (turn.current === mine) setKept({ key, pages });
  };
  const latest = useRef(renew);
  useEffect(() => {
    latest.current = renew;
  });
  useEffect(() => {
    // Where that fails what is shown stays; the next answer is the next try.
    if (first !== undefined) latest.current(first).catch(() => undefined);
  }, [first]);

  const pages = first === undefined ? none : [first, ...older];
  const cursor = cursorOf(pages.at(-1));
  const loadMore = async (after: string) => {
    turn.current += 1;
    setLoading(true);
    try {
      const page = await pageAfter(after);
      if (page !== undefined) setKept({ key, pages: [...older, page] });
      onPage();
    } catch {
      onFault();
    }
    setLoading(false);
  };
  return {
    rows: uniqueIn(pages),
    totalCount: first?.totalCount ?? null,
    isLoading,
    /** Null where there are no more. */
    loadMore: cursor === null ? null : () => void loadMore(cursor),
    renew,
  };
}

const none: readonly never[] = [];

const cursorOf = (page: ListPage<unknown> | undefined): string | null =>
  page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;

/** The pages that follow one, `count` at most. */
async function pagesAfter<Row>(
  page: ListPage<Row>,
  count: number,
  pageAfter: PagesOptions<Row>["pageAfter"],
): Promise<readonly ListPage<Row>[]> {
  const pages: ListPage<Row>[] = [];
  let cursor = cursorOf(page);
  while (cursor !== null && pages.length < count) {
    const next = await pageAfter(cursor);
    if (next === undefined) break;
    pages.push(next);
    cursor = cursorOf(next);
  }
  return pages;
}

/** While pages are asked for anew one row may stand on two of them. */
const uniqueIn = <Row extends { id: string }>(pages: readonly ListPage<Row>[]): Row[] => [
  ...new Map(pages.flatMap(({ nodes }) => nodes).map((row) => [row.id, row])).values(),
];
