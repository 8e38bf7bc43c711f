import { expect, it } from "@jest/globals";
import { renderHook } from "@testing-library/react";
import { useTrend } from "./useTrend";

it.each([
  [4.2, "+4,2\u00a0%", "4,2\u00a0% več kot v enako dolgem obdobju prej"],
  [-12, "-12,0\u00a0%", "12,0\u00a0% manj kot v enako dolgem obdobju prej"],
  [-0.04, "0,0\u00a0%", "enako kot v enako dolgem obdobju prej"],
])("writes a change of %p percent", (percent, short, words) => {
  const { result } = renderHook(() => useTrend());
  const written = result.current(percent);
  expect(written.short.replace("\u2212", "-")).toBe(short);
  expect(written.words).toBe(words);
});
