import { beforeEach, expect, it } from "@jest/globals";
import type { Answer } from "./answers.js";
import { PublicAnswers } from "./publicAnswers.js";

const ASKED = { apiKey: "key", scope: "key ", text: () => "{ clients }" };

let now: number;
let computed: number;
let answers: PublicAnswers;
beforeEach(() => {
  now = 1_795_176_000;
  computed = 0;
  answers = new PublicAnswers(10_000, () => now);
});

const compute = async (): Promise<Answer> => {
  computed += 1;
  return { body: String(computed), status: 200, shareable: true };
};
const ask = async (scope = "key", text = "{ clients }", page = "") =>
  (await answers.answer({ apiKey: scope, scope: `${scope} ${page}`, text: () => text }, compute)).body;

it("computes an answer once in ten seconds, however many ask", async () => {
  expect(await Promise.all(Array.from({ length: 300 }, () => ask()))).toEqual(Array(300).fill("1"));
  now += 10;
  expect(await ask()).toBe("1");
  now += 1;
  expect(await ask()).toBe("2");
});

it("keeps keys and questions apart", async () => {
  const others = [await ask("b"), await ask("a", "{ other }"), await ask("a", "{ clients }", "elsewhere")];
  expect([await ask("a"), ...others, await ask("a")]).toEqual(["4", "1", "2", "3", "4"]);
});

it("serves nothing of a key that has ended, also not what was begun before", async () => {
  let finish: (answer: Answer) => void = () => undefined;
  const begun = new Promise<Answer>((resolve) => {
    finish = resolve;
  });
  const late = answers.answer(ASKED, () => begun);
  await ask("other");
  await ask("key", "{ clients }", "elsewhere");
  answers.forget("key");
  finish({ body: "old", status: 200, shareable: true });
  await late;
  expect([await ask(), await ask("other")]).toEqual(["3", "1"]);
  expect(await ask("key", "{ clients }", "elsewhere")).toBe("4");
  answers.forgetAll();
  expect([await ask(), await ask("other")]).toEqual(["5", "6"]);
});

it("keeps no fault, and none of those who wait for it", async () => {
  const failing = async (): Promise<Answer> => {
    computed += 1;
    throw new Error("away");
  };
  const one = () => answers.answer(ASKED, failing);
  expect((await Promise.allSettled([one(), one()])).map(({ status }) => status)).toEqual([
    "rejected",
    "rejected",
  ]);
  expect(computed).toBe(1);
  const faulty = async () => ({ body: "errors", status: 200, shareable: false });
  await answers.answer(ASKED, faulty);
  expect(await ask()).toBe("2");
});
