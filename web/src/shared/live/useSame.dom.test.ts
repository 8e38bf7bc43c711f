import { expect, it } from "@jest/globals";
import { renderHook } from "@testing-library/react";
import { useSame } from "./useSame";

it("keeps what comes anew with the same content, and lets go what changed", () => {
  const { result, rerender } = renderHook(({ list }) => useSame(list), { initialProps: { list: ["a"] } });
  const first = result.current;
  rerender({ list: ["a"] });
  expect(result.current).toBe(first);
  rerender({ list: ["b"] });
  expect(result.current).toEqual(["b"]);
});
