import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { frameAt, lastFrame, middleOf, skipped, soughtFrame, stepped, stepSeconds } from "./frames";

const frames = fc.integer({ min: 0, max: 10_000_000 });
const rates = fc.oneof(
  fc.constantFrom(15, 23.976, 24, 25, 29.97, 30, 50, 59.94, 60),
  fc.double({ min: 1, max: 240, noNaN: true }),
);
/** Frames that rounding may move a step by, as a clock in seconds may miss a frame's border. */
const thousandthOfFrame = 1.001e-3;
const clip = { frameRate: 15, duration: 4 };

describe("frames of a film", () => {
  it("are found again from their middle and from their beginning", () => {
    fc.assert(
      fc.property(frames, rates, (frame, rate) => {
        expect(frameAt(middleOf(frame, rate), rate)).toBe(frame);
        expect(frameAt(frame / rate, rate)).toBe(frame);
      }),
    );
  });

  it("end with the film", () => {
    expect(lastFrame(clip)).toBe(59);
    expect(lastFrame({ frameRate: 15, duration: 4.01 })).toBe(60);
    expect(lastFrame({ frameRate: 15, duration: Number.NaN })).toBe(Number.POSITIVE_INFINITY);
    expect(soughtFrame(500, clip)).toBeCloseTo(59.5 / 15, 9);
    expect(soughtFrame(-3, clip)).toBeCloseTo(0.5 / 15, 9);
  });
});

describe("a step", () => {
  it("is 1/15 s in a film of any rate, and back again the same", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000 }),
        rates,
        fc.integer({ min: 1, max: 50 }),
        (frame, frameRate, steps) => {
          const film = { frameRate, duration: Number.NaN };
          const from = middleOf(frame, frameRate);
          const to = stepped(from, steps, film);
          const missed = Math.abs(to - from - steps * stepSeconds) * frameRate;
          expect(missed).toBeLessThanOrEqual(thousandthOfFrame);
          expect(stepped(to, -steps, film)).toBeCloseTo(from, 6);
        },
      ),
    );
  });

  it("leads in a film of 15 frames a second from each frame to the next, wherever in it one stood", () => {
    fc.assert(
      fc.property(frames, fc.double({ min: 0, max: 0.99, noNaN: true }), (frame, within) => {
        const film = { frameRate: 15, duration: Number.NaN };
        const next = stepped((frame + within) / 15, 1, film);
        expect(frameAt(next, 15)).toBe(frame + 1);
        expect(next).toBeCloseTo(middleOf(frame + 1, 15), 6);
      }),
    );
  });

  it("never leaves the film", () => {
    fc.assert(
      fc.property(
        rates,
        fc.double({ min: 0.1, max: 60, noNaN: true }),
        fc.integer({ min: -99, max: 99 }),
        (frameRate, duration, steps) => {
          const film = { frameRate, duration };
          for (const at of [stepped(duration / 2, steps, film), skipped(duration / 2, steps, film)]) {
            expect(frameAt(at, frameRate)).toBeGreaterThanOrEqual(0);
            expect(frameAt(at, frameRate)).toBeLessThanOrEqual(lastFrame(film));
          }
        },
      ),
    );
  });
});
