import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { forgetServerClock } from "../../graphql/serverClock";
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

it("asks the server what time it is where this machine's clock was set", async () => {
  const at = (unix: number) => new Response(null, { headers: { "server-timing": `clock;desc=${unix}` } });
  const fetched = jest.spyOn(globalThis, "fetch").mockImplementation(async () => at(1010));
  render(<Clock every={5000} />);
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(fetched).not.toHaveBeenCalled();
  jest.setSystemTime(1_005_000 + 70 * 60_000);
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(screen.getByText("1010")).toBeVisible();
  fetched.mockRestore();
  forgetServerClock();
});
