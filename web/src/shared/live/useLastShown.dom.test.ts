import { describe, expect, it } from "@jest/globals";
import { renderHook } from "@testing-library/react";
import { useLastShown } from "./useLastShown";

type Props = { data?: string; loading: boolean; error?: Error; key: string; place?: string };

const start = (initialProps: Props) =>
  renderHook(({ key, place, data, ...answer }: Props) => useLastShown({ data, ...answer }, key, place), {
    initialProps,
  });

describe("useLastShown", () => {
  it("shows the choice before until the new one is there", () => {
    const { result, rerender } = start({ data: "day", loading: false, key: "day" });
    rerender({ loading: true, key: "week" });
    expect(result.current).toMatchObject({ data: "day", switching: true, failed: false });
    rerender({ data: "week", loading: false, key: "week" });
    expect(result.current).toMatchObject({ data: "week", switching: false });
  });

  it("passes nothing old off as a choice that failed", () => {
    const { result, rerender } = start({ data: "day", loading: false, key: "day" });
    rerender({ loading: false, error: new Error("down"), key: "week" });
    expect(result.current).toMatchObject({ data: undefined, switching: false, failed: true });
  });

  it("shows nothing of another place", () => {
    const { result, rerender } = start({ data: "here", loading: false, key: "here day", place: "here" });
    rerender({ loading: true, key: "there day", place: "there" });
    expect(result.current).toMatchObject({ data: undefined, switching: false });
  });
});
