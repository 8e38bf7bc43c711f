// Gives a test file's realm the context of Node's own, in which the parts run, and says there which test runs: a
// mutant is only tried by those that reach it.
import { afterEach, beforeEach, expect } from "@jest/globals";
import { testId } from "./testId.mjs";

const { context } = await globalThis.importOnce("tools/mutation/context.mjs");
globalThis.__stryker__ = context;

beforeEach(() => {
  const { testPath, currentTestName } = expect.getState();
  context.currentTestId = testId(testPath, currentTestName);
});
afterEach(() => {
  context.currentTestId = undefined;
});
