import { afterEach, expect, it, jest } from "@jest/globals";
import { nextTurn } from "../../../test/turnsByHand";

// It gets its channel as soon as it is loaded.
const { inTurn } = await import("./inTurn");

const allTurns = () => {
  while (nextTurn());
};

/** Work that is recorded once it is done. */
function noted(...names: string[]) {
  const done: string[] = [];
  for (const name of names) inTurn(() => done.push(name));
  return done;
}

afterEach(() => {
  jest.restoreAllMocks();
  allTurns();
});

it("does one thing a task, in the order in which they came", () => {
  const done = noted("one", "two", "three");
  expect(done).toEqual([]);
  nextTurn();
  expect(done).toEqual(["one"]);
  nextTurn();
  nextTurn();
  expect(done).toEqual(["one", "two", "three"]);
});

it("leaves out what was taken back, and begins again after a rest", () => {
  const takeBack = inTurn(() => done.push("taken back"));
  const done = noted("kept");
  takeBack();
  allTurns();
  inTurn(() => done.push("later"));
  allTurns();
  expect(done).toEqual(["kept", "later"]);
});

it("goes on where one fails", () => {
  inTurn(() => {
    throw new Error("this one");
  });
  const done = noted("next");
  expect(nextTurn).toThrow("this one");
  allTurns();
  expect(done).toEqual(["next"]);
});

it("does all that waits before the browser prints, and what comes later in turn again", () => {
  const done = noted("one", "two", "three");
  nextTurn();
  dispatchEvent(new Event("beforeprint"));
  expect(done).toEqual(["one", "two", "three"]);
  const later = noted("four", "five");
  nextTurn();
  expect(later).toEqual(["four"]);
  allTurns();
  expect(later).toEqual(["four", "five"]);
});

it("does all in one task where the page is drawn as paper", () => {
  const screen = matchMedia("screen");
  jest.spyOn(window, "matchMedia").mockImplementation((media) => ({ ...screen, matches: media === "print" }));
  const done = noted("one", "two", "three");
  expect(done).toEqual([]);
  nextTurn();
  expect(done).toEqual(["one", "two", "three"]);
});
