import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { Coalesced } from "./coalesced.js";

const REST_MS = 50;

let begun: number[];
let finish: (() => void)[];

/** Work that ends when the test says so, and records when it began. */
const work = () => {
  begun.push(performance.now());
  return new Promise<void>((resolve) => finish.push(resolve));
};
const finishNext = async () => {
  finish.shift()?.();
  await jest.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  begun = [];
  finish = [];
});
afterEach(() => void jest.useRealTimers());

it("begins at once, and lets all who ask during a run share the next one", async () => {
  const coalesced = new Coalesced(work);
  const first = coalesced.run();
  expect(begun).toHaveLength(1);
  const [second, third] = [coalesced.run(), coalesced.run()];
  await finishNext();
  await first;
  expect(begun).toHaveLength(2);
  const fourth = coalesced.run();
  await finishNext();
  await Promise.all([second, third]);
  await finishNext();
  await fourth;
  expect(begun).toHaveLength(3);
});

it("rests after a run, and then begins once for all who asked during run and rest", async () => {
  const coalesced = new Coalesced(work, REST_MS);
  const first = coalesced.run();
  const early = coalesced.run();
  await jest.advanceTimersByTimeAsync(10);
  await finishNext();
  await first;
  await jest.advanceTimersByTimeAsync(REST_MS - 1);
  const late = coalesced.run();
  expect(begun).toEqual([0]);
  await jest.advanceTimersByTimeAsync(1);
  expect(begun).toEqual([0, 10 + REST_MS]);
  await finishNext();
  await Promise.all([early, late]);
  await jest.advanceTimersByTimeAsync(REST_MS);
  expect(begun).toHaveLength(2);
  void coalesced.run();
  expect(begun.at(-1)).toBe(10 + 2 * REST_MS);
});

it("goes on after a run that failed, and tells those alone who asked for it", async () => {
  const outcomes = [Promise.reject(new Error("no disk")), Promise.resolve()];
  const coalesced = new Coalesced(() => outcomes.shift() ?? Promise.resolve(), REST_MS);
  const failing = expect(coalesced.run()).rejects.toThrow("no disk");
  const next = coalesced.run();
  await jest.advanceTimersByTimeAsync(REST_MS);
  await failing;
  await expect(next).resolves.toBeUndefined();
});
