import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { useNow } from "./useNow";

function Clock({ every }: { every: number }) {
  return <p>{useNow(every)}</p>;
}

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  jest.useRealTimers();
});

it("ticks for all with one timer, and stops when nobody looks", () => {
  const { unmount } = render(
    <>
      <Clock every={5000} />
      <Clock every={5000} />
    </>,
  );
  expect(jest.getTimerCount()).toBe(1);
  act(() => {
    jest.advanceTimersByTime(5000);
  });
  expect(screen.getAllByText("1005")).toHaveLength(2);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
