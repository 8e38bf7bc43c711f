import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { Standby } from "./standby.js";

let clock = 0;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["performance"] });
  jest.spyOn(performance, "now").mockImplementation(() => clock);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it("tries again after a boot that failed, also where the timer rings a little early", async () => {
  let boots = 0;
  const standby = new Standby({
    size: 1,
    boot: async () => {
      boots += 1;
      throw new Error("the portal is away");
    },
    idle: () => true,
  });
  standby.refill();
  await jest.advanceTimersByTimeAsync(0);
  expect(boots).toBe(1);
  // Node counts a timer from the beginning of the loop's turn: it may fire before its time has passed.
  clock = 998;
  await jest.advanceTimersByTimeAsync(1000);
  expect(boots).toBe(1);
  clock = 1000;
  await jest.advanceTimersByTimeAsync(2);
  expect(boots).toBe(2);
  await standby.close();
});
