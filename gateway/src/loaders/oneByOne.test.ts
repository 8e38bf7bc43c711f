import { expect, it } from "@jest/globals";
import type { Platform } from "../platform-api/platform.js";
import { oneByOne } from "./oneByOne.js";

/** Never asked: the reads are the tests' own. */
const PLATFORM = {} as Platform;

/** Reads that the test answers when it chooses. */
function heldBack() {
  const waiting = new Map<number, { answer: (text: string) => void; fail: (error: Error) => void }>();
  const read = (key: number) =>
    new Promise<string>((answer, fail) => {
      waiting.set(key, { answer, fail });
    });
  return { waiting, read };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

it("reads eight at a time, and the next when one is through", async () => {
  const { waiting, read } = heldBack();
  const loader = oneByOne((_platform, key: number) => read(key), String)(PLATFORM, true, undefined);
  const all = loader.loadMany(Array.from({ length: 10 }, (_, key) => key));
  await turn();
  expect(waiting.size).toBe(8);
  waiting.get(3)?.answer("three");
  await turn();
  expect([...waiting.keys()]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  waiting.get(0)?.fail(new Error("zero"));
  await turn();
  for (const [key, { answer }] of waiting) answer(`${key}`);
  const [first, second, , fourth] = await all;
  expect({ first, second, fourth }).toEqual({ first: new Error("zero"), second: "1", fourth: "three" });
});

it("reads equal keys once", async () => {
  const read: string[] = [];
  const loader = oneByOne(
    async (_platform, { id }: { id: string }) => {
      read.push(id);
      return id;
    },
    ({ id }) => id,
  )(PLATFORM, true, undefined);
  await Promise.all([loader.load({ id: "1" }), loader.load({ id: "1" })]);
  await loader.load({ id: "1" });
  expect(read).toEqual(["1"]);
});
