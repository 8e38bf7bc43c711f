import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { HOUR, MINUTE } from "../time/clock.js";
import { lookAtValve, type ValveSight } from "./valveWatch.rules.js";
import type { Watch } from "./watch.rules.js";

const WITHIN = 2 * MINUTE;
const EVERY = 15;

/** A valve and a person watching it; times in seconds from the first look. */
class Story {
  now = 0;
  watch: Watch | undefined;
  readonly told: [string, number, number][] = [];
  private scanDate = 0;
  private resumeDate = 0;
  private awayDate = 0;

  /** Looks until an instant at a valve that has flowed since another one, or does not (null). */
  until(instant: number, since: number | null): this {
    const differs = since === null ? null : { fault: "flows" as const, since, obeysWithin: WITHIN };
    while (this.now + EVERY <= instant) this.look(this.now + EVERY, { differs });
    return this;
  }

  /** Nobody looks for this long. */
  away(seconds: number): this {
    this.awayDate = this.scanDate;
    this.now += seconds;
    this.resumeDate = this.now;
    return this;
  }

  look(now: number, sight: ValveSight): void {
    this.now = now;
    const { scanDate, resumeDate, awayDate } = this;
    const looks = { now, scanDate, resumeDate, awayDate, earlierResumeDate: Number.NEGATIVE_INFINITY };
    const { watch, told } = lookAtValve(this.watch, "flows", sight, looks);
    this.watch = watch;
    if (told) this.told.push([told.event, told.since, now]);
    this.scanDate = now;
  }
}

describe("a valve that deviates", () => {
  it("is told once, when its time is over, and once more when it obeys", () => {
    const { told } = new Story()
      .until(HOUR, null)
      .until(3 * HOUR, HOUR)
      .until(4 * HOUR, null);
    expect(told).toEqual([
      ["silent", HOUR, HOUR + WITHIN + EVERY],
      ["back", HOUR, 3 * HOUR + EVERY],
    ]);
  });

  it("is told also where it began before anybody looked, or is heard of late", () => {
    expect(new Story().until(HOUR, -HOUR).told).toEqual([["silent", -HOUR, WITHIN + EVERY]]);
    expect(new Story().until(HOUR, null).until(2 * HOUR, MINUTE).told).toEqual([
      ["silent", MINUTE, HOUR + EVERY],
    ]);
  });

  it("is given the time to tell once the platform is back", () => {
    const story = new Story()
      .until(HOUR, null)
      .away(HOUR)
      .until(2 * HOUR + WITHIN, HOUR + 9);
    expect(story.told).toEqual([]);
    expect(story.until(3 * HOUR, HOUR + 9).told).toEqual([["silent", HOUR + 9, 2 * HOUR + WITHIN + EVERY]]);
  });

  it("does not obey because orders change while it goes on", () => {
    const story = new Story()
      .until(HOUR, null)
      .until(2 * HOUR, HOUR)
      .until(3 * HOUR, 2 * HOUR);
    expect(story.told).toHaveLength(1);
  });

  it("is told once an hour at most, however it flaps, and never the same twice in a row", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 20 * MINUTE }), { maxLength: 40 }), (stretches) => {
        const story = new Story().until(HOUR, null);
        for (const [index, seconds] of stretches.entries())
          story.until(story.now + seconds, index % 2 === 0 ? story.now : null);
        const begun = story.told.filter(([event]) => event === "silent").map(([, , at]) => at);
        for (const [index, at] of begun.entries())
          if (index > 0) expect(at - (begun[index - 1] ?? 0)).toBeGreaterThanOrEqual(HOUR);
        for (const [index, [event]] of story.told.entries())
          expect(event).toBe(index % 2 === 0 ? "silent" : "back");
      }),
    );
  });
});
