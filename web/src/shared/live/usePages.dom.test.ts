import { describe, expect, it, jest } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import { type ListPage, usePages } from "./usePages";

type Row = { id: string };

/** Rows `from` to `to`, higher ids first, as a page whose cursor is its last id. */
const page = (from: number, to: number, hasNextPage = true): ListPage<Row> => ({
  nodes: Array.from({ length: from - to + 1 }, (_, index) => ({ id: String(from - index) })),
  pageInfo: { hasNextPage, endCursor: String(to) },
  totalCount: 9,
});

function start(pageAfter: (cursor: string) => Promise<ListPage<Row> | undefined>) {
  const onFault = jest.fn();
  const hook = renderHook(
    ({ first, key }: { first: ListPage<Row> | undefined; key: string }) =>
      usePages({ first, key, pageAfter, onFault, onPage: () => undefined }),
    { initialProps: { first: page(9, 7), key: "all" } },
  );
  const ids = () => hook.result.current.rows.map(({ id }) => Number(id));
  const more = () => act(async () => hook.result.current.loadMore?.());
  return { ...hook, onFault, ids, more };
}

/** The two rows after a cursor, down to 1. */
const next = async (cursor: string) =>
  page(Number(cursor) - 1, Math.max(1, Number(cursor) - 2), Number(cursor) > 3);

describe("a list page by page", () => {
  it("goes on until there is nothing more", async () => {
    const { result, ids, more } = start(next);
    for (let count = 0; count < 3; count += 1) await more();
    expect(ids()).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(result.current.loadMore).toBeNull();
  });

  it("has nothing missing or twice where new rows came meanwhile", async () => {
    const { rerender, ids, more } = start(next);
    await more();
    await act(async () => rerender({ first: page(14, 12), key: "all" }));
    expect(ids()).toEqual([14, 13, 12, 11, 10]);
  });

  it("begins anew with another filter", async () => {
    const { rerender, ids, more } = start(next);
    await more();
    await act(async () => rerender({ first: page(3, 2, false), key: "some" }));
    expect(ids()).toEqual([3, 2]);
  });

  it("keeps a page that was asked for while older ones were on their way anew", async () => {
    let answer = (_: ListPage<Row>) => {};
    const slow = () =>
      new Promise<ListPage<Row>>((resolve) => {
        answer = resolve;
      });
    let ask: typeof next = next;
    const { rerender, ids, more } = start((cursor) => ask(cursor));
    await more();
    ask = slow;
    await act(async () => rerender({ first: page(9, 7), key: "all" }));
    const late = answer;
    ask = next;
    await more();
    await act(async () => late(page(6, 6)));
    expect(ids()).toEqual([9, 8, 7, 6, 5, 4, 3]);
  });

  it("stays as it is where the next page can't be had", async () => {
    const { result, ids, more, onFault } = start(async () => {
      throw new Error("down");
    });
    await more();
    expect(onFault).toHaveBeenCalledTimes(1);
    expect(ids()).toEqual([9, 8, 7]);
    expect(result.current.loadMore).not.toBeNull();
  });
});
