import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { createCoalescer } from "./coalesce";

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
});
afterEach(() => {
  jest.useRealTimers();
});

const settle = () => jest.advanceTimersByTimeAsync(0);

it("runs at once, then at most once a second, and once after the last trigger", async () => {
  const starts: number[] = [];
  const { trigger } = createCoalescer(async () => starts.push(Date.now()));
  for (let ms = 0; ms <= 2500; ms += 100) {
    trigger();
    await jest.advanceTimersByTimeAsync(100);
  }
  await jest.advanceTimersByTimeAsync(5000);
  expect(starts).toEqual([0, 1000, 2000, 3000]);
});

it("never runs twice at once: what is asked for meanwhile comes after", async () => {
  let finish = () => {};
  const run = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { trigger } = createCoalescer(run);
  trigger();
  await jest.advanceTimersByTimeAsync(5000);
  trigger();
  trigger();
  expect(run).toHaveBeenCalledTimes(1);
  finish();
  await settle();
  expect(run).toHaveBeenCalledTimes(2);
});

it("goes on after a failure", async () => {
  const run = jest.fn(async () => Promise.reject(new Error("down")));
  const { trigger } = createCoalescer(run);
  trigger();
  await jest.advanceTimersByTimeAsync(1000);
  trigger();
  await settle();
  expect(run).toHaveBeenCalledTimes(2);
});

it("does nothing once stopped", async () => {
  const run = jest.fn(async () => {});
  const { trigger, stop } = createCoalescer(run);
  trigger();
  trigger();
  stop();
  await jest.advanceTimersByTimeAsync(5000);
  expect(run).toHaveBeenCalledTimes(1);
});
