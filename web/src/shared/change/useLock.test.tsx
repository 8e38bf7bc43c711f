import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { renderHook } from "@testing-library/react";
import { useLock } from "./useLock";

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const newLock = () => renderHook(() => useLock()).result.current;

it("is taken by one at a time", () => {
  const lock = newLock();
  expect([lock.take("a"), lock.take("a"), lock.take("b")]).toEqual([true, false, false]);
  lock.release(false);
  expect([lock.take("a"), lock.take("b")]).toEqual([true, false]);
});

it("is taken by one at a time in each lane", () => {
  const lock = newLock();
  expect([lock.take("a", "1"), lock.take("a", "2"), lock.take("b", "1")]).toEqual([true, true, false]);
  lock.release(true, "1");
  expect([lock.take("b", "2"), lock.take("a", "1"), lock.take("b", "1")]).toEqual([false, false, true]);
});

it("does not let the second press of a double click do again what was done between the two", () => {
  const lock = newLock();
  lock.take("a");
  lock.release(true);
  expect(lock.take("a")).toBe(false);
  expect(lock.take("b")).toBe(true);
  lock.release(false);
  jest.advanceTimersByTime(500);
  expect(lock.take("a")).toBe(true);
});
