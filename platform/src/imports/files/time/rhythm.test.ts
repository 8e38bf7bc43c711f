import { describe, expect, it } from "@jest/globals";
import { Distances, rhythmOf } from "./rhythm.js";

const DAY = 86_400;
const MONDAY = Date.UTC(2026, 0, 5) / 1000;

/** Records every `step` seconds by day (6 to 22), and none by night. */
function days(count: number, step: number): number[] {
  const times: number[] = [];
  for (let day = 0; day < count; day += 1) {
    for (let at = 6 * 3600; at < 22 * 3600; at += step) times.push(MONDAY + day * DAY + at);
  }
  return times;
}

describe("rhythmOf", () => {
  it("takes twice the usual longest silence of a day", () => {
    // From 21:50 to 6:00 are 8 h 10 min.
    expect(rhythmOf(days(10, 600))).toBe(2 * (8 * 3600 + 600));
  });

  it("is not moved by one week of silence, nor by the order of the file", () => {
    const times = days(20, 600).filter((time) => time < MONDAY + 5 * DAY || time > MONDAY + 12 * DAY);
    expect(rhythmOf(times)).toBe(2 * (8 * 3600 + 600));
    expect(rhythmOf(times.reverse())).toBe(2 * (8 * 3600 + 600));
  });

  it("keeps within an hour and a day", () => {
    const busy = Array.from({ length: 10 * 1440 }, (_, minute) => MONDAY + minute * 60);
    expect(rhythmOf(busy)).toBe(3600);
    expect(rhythmOf(Array.from({ length: 20 }, (_, half) => MONDAY + (half * DAY) / 1.5))).toBe(DAY);
  });

  it("takes six hours where there is too little to tell", () => {
    expect(rhythmOf([])).toBe(6 * 3600);
    expect(rhythmOf(days(2, 60))).toBe(6 * 3600);
  });
});

describe("Distances", () => {
  const usual = (...times: number[]) => {
    const distances = new Distances();
    for (const time of times) distances.add(time);
    return distances.usual;
  };

  it("finds the length of intervals, across gaps and rows of one time", () => {
    expect(usual(0, 900, 900, 1800, 4500, 5400)).toBe(900);
    expect(usual(7200, 3600, 0)).toBe(3600);
  });

  it("finds none where times come as they like, or there is one alone", () => {
    expect(usual(0, 7, 20, 61)).toBeNull();
    expect(usual(0, 900, 1807, 2700, 3611)).toBeNull();
    expect(usual(5, 5)).toBeNull();
  });
});
