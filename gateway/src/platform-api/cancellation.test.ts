import { expect, it, jest } from "@jest/globals";
import { abortSignalOf, Cancellation } from "./cancellation.js";

it("tells those who listen, once", () => {
  const cancellation = new Cancellation();
  const stays = jest.fn();
  const leaves = jest.fn();
  cancellation.addEventListener("abort", stays);
  cancellation.addEventListener("abort", leaves);
  cancellation.removeEventListener("abort", leaves);
  expect(cancellation.aborted).toBe(false);
  cancellation.abort();
  cancellation.abort();
  expect(cancellation.aborted).toBe(true);
  expect([stays.mock.calls.length, leaves.mock.calls.length]).toEqual([1, 0]);
});

it("is an AbortSignal for what takes no other, before and after it was cancelled", () => {
  const cancellation = new Cancellation();
  const before = abortSignalOf(cancellation);
  expect(before.aborted).toBe(false);
  cancellation.abort();
  expect([before.aborted, abortSignalOf(cancellation).aborted]).toEqual([true, true]);
  expect(abortSignalOf(before)).toBe(before);
});
