import { expect, it } from "@jest/globals";
import { isWithin, stayPeriod } from "./stayPeriod";

const day = 86_400;
const now = 1_790_000_000;

it("is the whole stay, until now where it lasts", () => {
  expect(stayPeriod({ from: 1000, until: 5000 }, now)).toEqual({ from: 1000, to: 5000, isCut: false });
  expect(stayPeriod({ from: now - day, until: null }, now)).toEqual({
    from: now - day,
    to: now,
    isCut: false,
  });
});

it("is the last part of a long stay, and of one whose beginning nobody knows", () => {
  const cut = { from: now - 400 * day, to: now, isCut: true };
  expect(stayPeriod({ from: now - 401 * day, until: null }, now)).toEqual(cut);
  expect(stayPeriod({ from: null, until: now }, now + day)).toEqual(cut);
  expect(stayPeriod({ from: now - 400 * day, until: now }, now)).toEqual({ ...cut, isCut: false });
});

it("is no empty period where it has just begun", () => {
  expect(stayPeriod({ from: now + 30, until: null }, now)).toEqual({
    from: now + 30,
    to: now + 90,
    isCut: false,
  });
});

it.each([
  [{ from: null, until: 10 }, true],
  [{ from: 19, until: null }, true],
  [{ from: 20, until: null }, false],
  [{ from: null, until: 5 }, false],
])("of a period from 5 to 20, %j has a part: %s", (stay, expected) => {
  expect(isWithin(stay, { from: 5, to: 20 })).toBe(expected);
});
