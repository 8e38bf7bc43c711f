import { describe, expect, it } from "@jest/globals";
import { type Answer, Answers } from "./answers.js";

const QUESTION = { scope: "ana", text: "{ clients { id } }" };
const allow = () => Promise.resolve();

/** Answers that are computed when the test says so, and counted. */
function computing() {
  const finish: ((answer: Answer) => void)[] = [];
  const compute = () => new Promise<Answer>((resolve) => finish.push(resolve));
  return { compute, finish };
}

const counted = (shareable = true) => {
  let count = 0;
  return () => {
    count += 1;
    return Promise.resolve({ body: `answer ${count}`, shareable });
  };
};

describe("the same question", () => {
  it("at the same time is computed once", async () => {
    const answers = new Answers(1000);
    const { compute, finish } = computing();
    const all = Promise.all(Array.from({ length: 200 }, () => answers.answer(QUESTION, compute, allow)));
    finish[0]?.({ body: "one", shareable: true });
    expect(new Set((await all).map(({ body }) => body))).toEqual(new Set(["one"]));
    expect(finish).toHaveLength(1);
  });

  it("again is not computed again", async () => {
    const answers = new Answers(1000);
    const compute = counted();
    await answers.answer(QUESTION, compute, allow);
    expect((await answers.answer(QUESTION, compute, allow)).body).toBe("answer 1");
  });

  it("of another scope is another question", async () => {
    const answers = new Answers(1000);
    const compute = counted();
    await answers.answer(QUESTION, compute, allow);
    expect((await answers.answer({ ...QUESTION, scope: "bor" }, compute, allow)).body).toBe("answer 2");
  });

  it("after a change is computed anew, also where the change came while it was computed", async () => {
    const answers = new Answers(1000);
    const compute = counted();
    await answers.answer(QUESTION, compute, allow);
    answers.forgetAll();
    expect((await answers.answer(QUESTION, compute, allow)).body).toBe("answer 2");

    answers.forgetAll();
    const slow = computing();
    const begunBefore = answers.answer(QUESTION, slow.compute, allow);
    answers.forgetAll();
    slow.finish[0]?.({ body: "before the change", shareable: true });
    expect((await begunBefore).body).toBe("before the change");
    expect((await answers.answer(QUESTION, compute, allow)).body).toBe("answer 3");
  });

  it("after news of its own scope is computed anew, after another's is not", async () => {
    const answers = new Answers(1000);
    const compute = counted();
    await answers.answer(QUESTION, compute, allow);
    answers.forget("bor");
    expect((await answers.answer(QUESTION, compute, allow)).body).toBe("answer 1");
    answers.forget("ana");
    expect((await answers.answer(QUESTION, compute, allow)).body).toBe("answer 2");
  });

  it("with a fault is never answered from before", async () => {
    const answers = new Answers(1000);
    const compute = counted(false);
    await answers.answer(QUESTION, compute, allow);
    expect((await answers.answer(QUESTION, compute, allow)).body).toBe("answer 2");
  });

  it("whose first computation failed is computed by each who waited", async () => {
    const answers = new Answers(1000);
    const failing = answers.answer(QUESTION, () => Promise.reject(new Error("left")), allow);
    const waiting = answers.answer(QUESTION, counted(), allow);
    await expect(failing).rejects.toThrow("left");
    expect((await waiting).body).toBe("answer 1");
  });

  it("of somebody who may not ask any more is refused", async () => {
    const answers = new Answers(1000);
    await answers.answer(QUESTION, counted(), allow);
    const refuse = () => Promise.reject(new Error("signed out"));
    await expect(answers.answer(QUESTION, counted(), refuse)).rejects.toThrow("signed out");
  });

  it("is always computed where nothing is kept", async () => {
    const answers = new Answers(0);
    const compute = counted();
    await answers.answer(QUESTION, compute, allow);
    expect((await answers.answer(QUESTION, compute, allow)).body).toBe("answer 2");
  });
});
