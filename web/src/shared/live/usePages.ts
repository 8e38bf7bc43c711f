import { useEffect, useRef, useState } from "react";

/** A page of a list that can be extended. */
export type ListPage<Row> = {
  nodes: readonly Row[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  /** Of all pages; null if unknown. */
  totalCount: number | null;
};

type PagesOptions<Row> = {
  /** The latest first page; undefined until the first answer. */
  first: ListPage<Row> | undefined;
  /** Filter of the list: another key resets it. */
  key: string;
  /** Fetches the page after a cursor. */
  pageAfter: (cursor: string) => Promise<ListPage<Row> | undefined>;
  /** Called if a further page failed to load. */
  onFault: () => void;
  /** Called when a page has loaded. */
  onPage: () => void;
};

/**
 * Joins a list's pages. Whenever its first page is refetched, the further pages shown are refetched as well:
 * new rows move all others, and between two pages of different moments some would be missing.
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

  /** Refetches the pages after the first; of several concurrent calls the last one counts. */
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
    // On failure the shown rows stay; the next answer triggers another try.
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
    /** Null if there are no more. */
    loadMore: cursor === null ? null : () => void loadMore(cursor),
    renew,
  };
}

const none: readonly never[] = [];

const cursorOf = (page: ListPage<unknown> | undefined): string | null =>
  page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;

/** Up to `count` pages after the given one. */
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

/** During a refetch a row may be on two pages. */
const uniqueIn = <Row extends { id: string }>(pages: readonly ListPage<Row>[]): Row[] => [
  ...new Map(pages.flatMap(({ nodes }) => nodes).map((row) => [row.id, row])).values(),
];
