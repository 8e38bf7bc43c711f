import { jest } from "@jest/globals";

type Answer =
  | { data: object }
  | { fault: string; code?: string }
  | { retryAfter: number }
  | { wrong: string };
/** Answers of the portal by the operations' names; a list is one answer after the other, its last one for good. */
export type Operations = Record<string, Answer | Answer[]>;

/** Answers operations that are sent by themselves, without the cache. @returns what was sent, in order */
export function answerOperations(operations: Operations) {
  const sent: { name: string; input: unknown }[] = [];
  const spy = jest.spyOn(globalThis, "fetch").mockImplementation(async (_url, init) => {
    const { operationName, variables } = JSON.parse(String(init?.body));
    sent.push({ name: operationName, input: variables?.input });
    const answers = operations[operationName];
    if (answers === undefined) throw new TypeError("not reachable");
    const answer = Array.isArray(answers) ? (answers.length > 1 ? answers.shift() : answers[0]) : answers;
    return new Response(JSON.stringify(bodyOf(answer as Answer)));
  });
  return { sent, restore: () => spy.mockRestore() };
}

function bodyOf(answer: Answer): object {
  if ("data" in answer) return answer;
  return { data: null, errors: [{ message: "refused", extensions: extensionsOf(answer) }] };
}

function extensionsOf(answer: Exclude<Answer, { data: object }>): object {
  if ("retryAfter" in answer) return { code: "RATE_LIMITED", retryAfter: answer.retryAfter };
  if ("wrong" in answer)
    return {
      code: "VALIDATION_FAILED",
      fields: [{ path: answer.wrong, message: "is wrong", fault: "WRONG" }],
    };
  return { code: answer.code ?? "CONFLICT", fault: answer.fault };
}
