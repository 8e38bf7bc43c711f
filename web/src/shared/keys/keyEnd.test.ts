import { describe, expect, it } from "@jest/globals";
import { endOfLastDay, endStateOf, lastDayOf } from "./keyEnd";

const day = 86_400;
/** 2026-10-24 00:00 in Ljubljana; the clocks go back in the night after. */
const now = Date.UTC(2026, 9, 23, 22) / 1000;

describe("the end of a key", () => {
  it("is soon a week before, and past from its second on", () => {
    expect(endStateOf(null, now)).toBe("none");
    expect(endStateOf(now, now)).toBe("ended");
    expect(endStateOf(now + 1, now)).toBe("soon");
    expect(endStateOf(now + 7 * day, now)).toBe("soon");
    expect(endStateOf(now + 7 * day + 1, now)).toBe("later");
  });

  it("is the midnight after its last day, also of the day with 25 hours", () => {
    expect(endOfLastDay("2026-10-24", now)).toBe(now + day);
    expect(endOfLastDay("2026-10-25", now)).toBe(now + 2 * day + 3600);
    for (const lastDay of ["2026-10-24", "2026-10-25", "2027-03-28", "2028-02-29"])
      expect(lastDayOf(endOfLastDay(lastDay, now))).toBe(lastDay);
  });

  it("is none of a past day, and of what is no day", () => {
    for (const wrong of ["2026-10-23", "", "soon"]) expect(endOfLastDay(wrong, now)).toBeNull();
    expect(lastDayOf(null)).toBe("");
  });
});
