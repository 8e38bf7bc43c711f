import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { randomFor } from "../../model/random.js";
import { KINDS, nearEnd, ROAD_USER_TYPES, trackOf } from "./roadUser.js";
import { trafficOf } from "./traffic.js";

it("has those on one track keep apart, as long as they are in sight", () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.integer({ min: 4, max: 40 }),
      fc.integer({ min: 2, max: 25 }),
      (seed, seconds, count) => {
        const users = trafficOf(randomFor(seed), seconds, count);
        for (let second = 0; second <= seconds; second += 0.5)
          for (const one of users)
            for (const other of users) {
              if (one === other || trackOf(one).x !== trackOf(other).x) continue;
              const [near, far] = [nearEnd(one, second), nearEnd(other, second)];
              if (near > far || near < 0 || far > 150) continue;
              expect(far - near).toBeGreaterThan(KINDS[one.type].length);
            }
      },
    ),
    { numRuns: 40 },
  );
});

it("has believable speeds, plates for what has an engine, and comes in the order of passing", () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const users = trafficOf(randomFor(seed), 30, 20);
      for (const { type, speed, plate } of users) {
        const { usual, spread } = KINDS[type];
        expect(Math.abs(speed * 3.6 - usual)).toBeLessThanOrEqual(2 * spread + 1e-9);
        if (type === "bicycle" || type === "pedestrian") expect(plate).toBeNull();
        else expect(plate).toMatch(/^[A-Z]{2} \d\d-[A-Z]{3}$/);
      }
      const times = users.map(({ passesAt }) => passesAt);
      expect(times).toEqual([...times].sort((one, other) => one - other));
      expect(times.every((time) => time > 0 && time < 30)).toBe(true);
    }),
  );
});

it("shows each type, both ways", () => {
  const users = trafficOf(randomFor("types"), 40, 20);
  expect(new Set(users.map(({ type }) => type))).toEqual(new Set(ROAD_USER_TYPES));
  expect(new Set(users.map(({ direction }) => direction))).toEqual(new Set(["incoming", "outgoing"]));
});
