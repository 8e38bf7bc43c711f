import { expect, it } from "@jest/globals";
import { Gathered } from "./gathered.js";

const gathering = (restMs: number, most = 64) => {
  const runs: number[][] = [];
  const gathered = new Gathered({
    run: async (items: number[]) => {
      runs.push(items);
      return items.map((item) => (item < 0 ? { error: new Error(`${item} fails`) } : { value: item * 2 }));
    },
    most,
    lanes: 1,
    restMs,
  });
  return { gathered, runs };
};

it("works at once on what comes together, and answers each", async () => {
  const { gathered, runs } = gathering(0);
  const answers = [1, -2, 3].map((item) => gathered.add(item).catch((error: Error) => error.message));
  expect(await Promise.all(answers)).toEqual([2, "-2 fails", 6]);
  expect(runs).toEqual([[1, -2, 3]]);
});

it("takes no more at once than it may", async () => {
  const { gathered, runs } = gathering(0, 2);
  expect(await Promise.all([1, 2, 3].map((item) => gathered.add(item)))).toEqual([2, 4, 6]);
  expect(runs).toEqual([[1, 2], [3]]);
});

it("lets those share a run that come while it rests after a shared one", async () => {
  const { gathered, runs } = gathering(200);
  await Promise.all([gathered.add(1), gathered.add(2)]);
  const third = gathered.add(3);
  await new Promise(setImmediate);
  await Promise.all([third, gathered.add(4)]);
  expect(runs).toEqual([
    [1, 2],
    [3, 4],
  ]);
});
