import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { renderHook } from "@testing-library/react";
import { useLastGood } from "./useLastGood";

type Props = { data: string | undefined; loading: boolean; error?: Error; key?: string };

const start = (initialProps: Props) =>
  renderHook(({ key, ...answer }: Props) => useLastGood(answer, key), { initialProps });

describe("useLastGood", () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: 1_000_000_000 });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it("keeps the answer and its time while a refresh runs and fails", () => {
    const { result, rerender } = start({ data: "a", loading: false });
    jest.setSystemTime(1_000_060_000);
    rerender({ data: undefined, loading: true });
    rerender({ data: undefined, loading: false, error: new Error("down") });
    expect(result.current).toMatchObject({ data: "a", at: 1_000_000 });
  });

  it("renews the age when the same answer comes again", () => {
    const { result, rerender } = start({ data: "a", loading: false });
    jest.setSystemTime(1_000_060_000);
    rerender({ data: "a", loading: true });
    rerender({ data: "a", loading: false });
    expect(result.current).toMatchObject({ data: "a", at: 1_000_060 });
  });

  it("forgets the answer of another key", () => {
    const { result, rerender } = start({ data: "a", loading: false, key: "1" });
    rerender({ data: undefined, loading: true, key: "2" });
    expect(result.current.data).toBeUndefined();
  });
});
