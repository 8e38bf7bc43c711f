import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { LatestQueue } from "./latestQueue.js";

const ignore = () => undefined;

it("keeps only the latest of each key while nobody reads", async () => {
  const queue = new LatestQueue<string>(ignore);
  queue.push("a", "a1");
  queue.push("b", "b1");
  queue.push("a", "a2");
  queue.end();
  const read: string[] = [];
  for await (const value of queue) read.push(value);
  expect(read).toEqual(["b1", "a2"]);
});

it("leaves nothing out for a reader that keeps up", async () => {
  const queue = new LatestQueue<number>(ignore);
  for (let value = 0; value < 5; value += 1) {
    const next = queue.next();
    queue.push("same", value);
    expect(await next).toEqual({ done: false, value });
  }
});

it("merges what waits where it is told how", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(), { minLength: 1 }), async (values) => {
      const queue = new LatestQueue<number>(ignore);
      for (const value of values) queue.push("sum", value, (older) => older + value);
      expect((await queue.next()).value).toBe(values.reduce((sum, value) => sum + value));
    }),
  );
});

it("ends once, whoever ends it", async () => {
  let ends = 0;
  const queue = new LatestQueue<string>(() => {
    ends += 1;
  });
  const waiting = queue.next();
  await queue.return();
  queue.end();
  queue.push("a", "late");
  expect(await waiting).toEqual({ done: true, value: undefined });
  expect(await queue.next()).toEqual({ done: true, value: undefined });
  expect(ends).toBe(1);
});
