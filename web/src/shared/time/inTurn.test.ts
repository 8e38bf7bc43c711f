import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { inTurn } from "./inTurn";

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

it("does one thing a task, in the order in which they came", () => {
  const done: string[] = [];
  for (const name of ["one", "two", "three"]) inTurn(() => done.push(name));
  expect(done).toEqual([]);
  jest.advanceTimersToNextTimer();
  expect(done).toEqual(["one"]);
  jest.advanceTimersToNextTimer(2);
  expect(done).toEqual(["one", "two", "three"]);
});

it("leaves out what was taken back, and begins again after a rest", () => {
  const done: string[] = [];
  const takeBack = inTurn(() => done.push("taken back"));
  inTurn(() => done.push("kept"));
  takeBack();
  jest.runAllTimers();
  inTurn(() => done.push("later"));
  jest.runAllTimers();
  expect(done).toEqual(["kept", "later"]);
});

it("goes on where one fails", () => {
  const done: string[] = [];
  inTurn(() => {
    throw new Error("this one");
  });
  inTurn(() => done.push("next"));
  expect(() => jest.advanceTimersToNextTimer()).toThrow("this one");
  jest.runAllTimers();
  expect(done).toEqual(["next"]);
});
