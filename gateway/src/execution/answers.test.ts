import { describe, expect, it } from "@jest/globals";
import { type Answer, Answers } from "./answers.js";

const QUESTION = { scope: "ana", text: () => "{ clients { id } }" };
const member = () => Promise.resolve("member");

/** Answers with one scope whose rights are known. */
async function begun(keptMs = 1000): Promise<Answers> {
  const answers = new Answers(keptMs);
  const before = { ...QUESTION, text: () => "{ before }" };
  for (let time = 0; time < 2; time += 1) await answers.answer(before, counted(), member);
  return answers;
}

/** A counted computation of answers, which a test resolves. */
function computing() {
  const finish: ((answer: Answer) => void)[] = [];
  const compute = () => new Promise<Answer>((resolve) => finish.push(resolve));
  return { compute, finish };
}

const counted = (shareable = true) => {
  let count = 0;
  return () => {
    count += 1;
    return Promise.resolve({ body: `answer ${count}`, status: 200, shareable });
  };
};

describe("the same question", () => {
  it("again is not computed again", async () => {
    const answers = await begun();
    const compute = counted();
    await answers.answer(QUESTION, compute, member);
    expect((await answers.answer(QUESTION, compute, member)).body).toBe("answer 1");
  });

  it("of another scope is another question", async () => {
    const answers = await begun();
    const compute = counted();
    await answers.answer(QUESTION, compute, member);
    expect((await answers.answer({ ...QUESTION, scope: "bor" }, compute, member)).body).toBe("answer 2");
  });

  it("after a change is computed anew, also where the change came while it was computed", async () => {
    const answers = await begun();
    const compute = counted();
    await answers.answer(QUESTION, compute, member);
    answers.forgetAll();
    expect((await answers.answer(QUESTION, compute, member)).body).toBe("answer 2");

    answers.forgetAll();
    const slow = computing();
    const begunBefore = answers.answer(QUESTION, slow.compute, member);
    answers.forgetAll();
    slow.finish[0]?.({ body: "before the change", status: 200, shareable: true });
    expect((await begunBefore).body).toBe("before the change");
    expect((await answers.answer(QUESTION, compute, member)).body).toBe("answer 3");
  });

  it("after news of its own scope is computed anew, after another's is not", async () => {
    const answers = await begun();
    const compute = counted();
    await answers.answer(QUESTION, compute, member);
    answers.forget("bor");
    expect((await answers.answer(QUESTION, compute, member)).body).toBe("answer 1");
    answers.forget("ana");
    expect((await answers.answer(QUESTION, compute, member)).body).toBe("answer 2");
  });

  it("after news of the audience that its scope has joined is computed anew, until it leaves", async () => {
    const answers = await begun();
    const compute = counted();
    await answers.answer(QUESTION, compute, member);
    answers.follow("ana", "group-1");
    expect((await answers.answer(QUESTION, compute, member)).body).toBe("answer 2");
    answers.forget("group-2");
    expect((await answers.answer(QUESTION, compute, member)).body).toBe("answer 2");
    answers.forget("group-1");
    expect((await answers.answer(QUESTION, compute, member)).body).toBe("answer 3");
    answers.follow("ana", "ana");
    answers.forget("ana");
    expect((await answers.answer(QUESTION, compute, member)).body).toBe("answer 4");
  });

  it("with a fault is never answered from before", async () => {
    const answers = new Answers(1000);
    const compute = counted(false);
    await answers.answer(QUESTION, compute, member);
    expect((await answers.answer(QUESTION, compute, member)).body).toBe("answer 2");
  });

  it("is not computed again from the second time on, where the rights were not known", async () => {
    const answers = new Answers(1000);
    const compute = counted();
    const bodies = [];
    for (let time = 0; time < 3; time += 1)
      bodies.push((await answers.answer(QUESTION, compute, member)).body);
    expect(bodies).toEqual(["answer 1", "answer 2", "answer 2"]);
  });

  it("of somebody whose rights are other ones is computed anew", async () => {
    const answers = await begun();
    const compute = counted();
    await answers.answer(QUESTION, compute, member);
    const moved = () => Promise.resolve("member of another group");
    expect((await answers.answer(QUESTION, compute, moved)).body).toBe("answer 2");
    expect((await answers.answer(QUESTION, compute, moved)).body).toBe("answer 2");
  });

  it("of somebody who may not ask any more is refused by being computed anew", async () => {
    const answers = await begun();
    await answers.answer(QUESTION, counted(), member);
    const gone = () => Promise.reject(new Error("signed out"));
    await expect(answers.answer(QUESTION, gone, gone)).rejects.toThrow("signed out");
  });

  it("is always computed where nothing is kept", async () => {
    const answers = new Answers(0);
    const compute = counted();
    await answers.answer(QUESTION, compute, member);
    expect((await answers.answer(QUESTION, compute, member)).body).toBe("answer 2");
  });
});
