import { expect, it } from "@jest/globals";
import { gathered } from "./gather.js";
import { LatestQueue } from "./latestQueue.js";

function queueOf(values: number[]): LatestQueue<number> {
  const queue = new LatestQueue<number>(() => undefined);
  for (const value of values) queue.push(String(value), value);
  return queue;
}

it("brings together what is ready in one turn, and what comes later by itself", async () => {
  const queue = queueOf([1, 2, 3]);
  const bursts = gathered(queue);
  expect((await bursts.next()).value).toEqual([1, 2, 3]);
  const next = bursts.next();
  queue.push("4", 4);
  expect((await next).value).toEqual([4]);
  queue.end();
  expect((await bursts.next()).done).toBe(true);
});

it("makes pieces of a hundred, and gives others their turn between them", async () => {
  const queue = queueOf(Array.from({ length: 250 }, (_, index) => index));
  queue.end();
  let turns = 0;
  const count = () => {
    turns += 1;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  const sizes: number[] = [];
  for await (const burst of gathered(queue)) sizes.push(burst.length);
  clearImmediate(counting);
  expect(sizes).toEqual([100, 100, 50]);
  expect(turns).toBeGreaterThanOrEqual(2);
});

it("throws what its source throws", async () => {
  const source = { next: () => Promise.reject(new Error("broken")) };
  await expect(gathered(source).next()).rejects.toThrow("broken");
});
