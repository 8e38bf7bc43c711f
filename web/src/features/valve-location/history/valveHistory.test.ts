import { expect, it } from "@jest/globals";
import { history, now } from "./testing/history";
import { periodOf, toldUntil } from "./valveHistory";

it("covers what its days cover", () => {
  expect(periodOf(history)).toEqual({ from: now - 86_400, to: now });
  expect(periodOf({ days: [] })).toBeUndefined();
});

it("takes nothing for unknown that passed since it was told", () => {
  expect(toldUntil(history, now + 70)).toBe(now);
  expect(toldUntil(history, now + 600)).toBe(now + 600);
  expect(toldUntil({ flow: [] }, now)).toBe(now);
});
