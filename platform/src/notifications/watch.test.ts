import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { HOUR, MINUTE } from "../time/clock.js";
import { look, type Told, type Watch } from "./watch.rules.js";

const SILENT_AFTER = 10 * MINUTE;
const EVERY = 15;

/** A client and a person watching it; times in seconds from the first look. */
class Story {
  now = 0;
  watch: Watch | undefined;
  lastActive: number | null = 0;
  readonly told: (Told & { time: number })[] = [];
  private looks = { scanDate: 0, resumeDate: 0, awayDate: 0, earlierResumeDate: -Infinity };

  constructor(private readonly silentAfter = SILENT_AFTER) {}

  /** Looks until an instant; `reports` says when the client reports. */
  until(instant: number, reports: (now: number) => boolean = () => false): this {
    while (this.now + EVERY <= instant) {
      this.now += EVERY;
      if (reports(this.now)) this.lastActive = this.now;
      this.look();
    }
    return this;
  }

  /** Nobody looks, and nothing is heard, for this long. */
  away(seconds: number): this {
    const { resumeDate: earlierResumeDate, scanDate } = this.looks;
    this.now += seconds;
    this.looks = { scanDate, awayDate: scanDate, resumeDate: this.now, earlierResumeDate };
    this.look();
    return this;
  }

  private look(): void {
    const { watch, told } = look(this.watch, this.lastActive, this.silentAfter, {
      now: this.now,
      ...this.looks,
    });
    this.watch = watch;
    if (told) this.told.push({ ...told, time: this.now });
    this.looks.scanDate = this.now;
  }

  get events(): string[] {
    return this.told.map(({ event }) => event);
  }
}

const always = () => true;

describe("a client that falls silent", () => {
  it("is told once, when its time is over, and once more when it is back", () => {
    const story = new Story().until(HOUR, always).until(2 * HOUR);
    expect(story.told).toEqual([
      { event: "silent", since: HOUR, untold: 0, time: HOUR + SILENT_AFTER + EVERY },
    ]);
    story.until(3 * HOUR, always);
    expect(story.told[1]).toEqual({ event: "back", since: HOUR, untold: 0, time: 2 * HOUR + EVERY });
    expect(story.watch).toBeUndefined();
  });

  it("is not told where it was silent before anybody looked, nor that it is back", () => {
    const story = new Story();
    story.lastActive = -2 * HOUR;
    expect(story.until(3 * HOUR).until(4 * HOUR, always).told).toEqual([]);
    expect(story.until(6 * HOUR).events).toEqual(["silent"]);
  });

  it("is not told where it was never heard", () => {
    const story = new Story();
    story.lastActive = null;
    expect(story.until(3 * HOUR).told).toEqual([]);
  });

  it("is told once an hour: what comes between is counted, and the last silence is told when the hour is over", () => {
    const flapping = (now: number) => now % (15 * MINUTE) < MINUTE;
    const story = new Story().until(3 * HOUR, flapping);
    const silences = story.told.filter(({ event }) => event === "silent");
    for (const [index, { time }] of silences.entries())
      if (index > 0) expect(time - (silences[index - 1]?.time ?? 0)).toBeGreaterThanOrEqual(HOUR);
    expect(silences[1]?.untold).toBe(3);
    const gone = new Story().until(HOUR, flapping).until(4 * HOUR);
    expect(gone.events.at(-1)).toBe("silent");
  });
});

describe("a platform that was away", () => {
  it("tells nothing of the time in which nobody could report", () => {
    const story = new Story().until(HOUR, always).away(5 * HOUR);
    expect(story.until(6 * HOUR + SILENT_AFTER - MINUTE).told).toEqual([]);
    expect(story.until(8 * HOUR, always).told).toEqual([]);
  });

  it("tells what is still silent once its time is over after the return", () => {
    const story = new Story()
      .until(HOUR, always)
      .away(5 * HOUR)
      .until(7 * HOUR);
    expect(story.told).toEqual([
      { event: "silent", since: HOUR, untold: 0, time: 6 * HOUR + SILENT_AFTER + EVERY },
    ]);
  });

  it("keeps quiet of what had been silent before it went", () => {
    const story = new Story();
    story.lastActive = -HOUR;
    expect(
      story
        .until(MINUTE)
        .away(HOUR)
        .until(4 * HOUR).told,
    ).toEqual([]);
  });

  it("gives a silence that waits for its hour its time after the return, too", () => {
    const story = new Story()
      .until(15 * MINUTE)
      .until(16 * MINUTE, always)
      .until(30 * MINUTE)
      .away(35 * MINUTE);
    const [, , again] = story.until(2 * HOUR).told;
    expect(again).toEqual({
      event: "silent",
      since: 16 * MINUTE,
      untold: 0,
      time: 65 * MINUTE + SILENT_AFTER + EVERY,
    });
  });

  it("tells that a client is back which was told silent before", () => {
    const story = new Story()
      .until(HOUR, always)
      .until(2 * HOUR)
      .away(HOUR)
      .until(4 * HOUR, always);
    expect(story.events).toEqual(["silent", "back"]);
  });
});

it("tells silences and returns in turn, never more often than once an hour, and in the end what is so", () => {
  const minutes = fc.integer({ min: 1, max: 90 });
  const stretch = fc.record({ kind: fc.constantFrom("reports", "silent", "away"), minutes });
  fc.assert(
    fc.property(
      fc.array(stretch, { maxLength: 25 }),
      fc.constantFrom(10, 25, 60, 120),
      (stretches, after) => {
        const story = new Story(after * MINUTE).until(MINUTE, always);
        const returns: number[] = [];
        for (const { kind, minutes: length } of stretches) {
          const end = story.now + length * MINUTE;
          if (kind === "away" && length > 2) returns.push(story.away(length * MINUTE).now);
          else story.until(end, kind === "reports" ? always : undefined);
        }
        const pairs = story.told.filter(({ event }) => event === "silent");
        story.told.forEach(({ event, since, time }, index) => {
          expect(event).toBe(index % 2 === 0 ? "silent" : "back");
          if (event === "silent") {
            expect(time - since).toBeGreaterThan(after * MINUTE);
            const back = returns.findLast((instant) => instant <= time) ?? 0;
            expect(time - back).toBeGreaterThan(after * MINUTE);
          }
        });
        pairs.forEach(({ time }, index) => {
          if (index > 0) expect(time - (pairs[index - 1]?.time ?? 0)).toBeGreaterThanOrEqual(HOUR);
        });
        expect(story.until(story.now + 4 * HOUR).events.at(-1)).toBe("silent");
        const events = story.until(story.now + HOUR, always).events;
        expect(events.at(-1)).toBe("back");
      },
    ),
    { numRuns: 300 },
  );
});
