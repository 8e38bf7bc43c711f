import { createHash } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { filmOf } from "./film.js";
import { paintFilm } from "./paintFilm.js";
import { Picture } from "./painting/picture.js";
import { textWidth, write } from "./painting/text.js";
import { View } from "./painting/view.js";
import { type FilmPlan, FRAME_RATE } from "./plan.js";
import { isHidden, sightOf } from "./scene/sight.js";

const PLAN: FilmPlan = {
  seed: "test",
  place: "TEST",
  recordedDate: Date.UTC(2026, 9, 25, 0, 59, 50) / 1000,
  timeZone: "Europe/Ljubljana",
  width: 160,
  height: 90,
  seconds: 4,
  light: "noon",
  passing: 3,
  birds: 1,
  twice: 1,
  missed: 0,
};

const plans = fc.record({
  seed: fc.string(),
  place: fc.constant("TEST"),
  recordedDate: fc.integer({ min: 0, max: 2_000_000_000 }),
  timeZone: fc.constantFrom("Europe/Ljubljana", "UTC"),
  width: fc.constantFrom(160, 640),
  height: fc.constantFrom(90, 360),
  seconds: fc.integer({ min: 4, max: 40 }),
  light: fc.constantFrom("morning" as const, "noon" as const, "overcast" as const),
  passing: fc.integer({ min: 1, max: 25 }),
  birds: fc.integer({ min: 0, max: 2 }),
  twice: fc.integer({ min: 0, max: 3 }),
  missed: fc.integer({ min: 0, max: 3 }),
});

function digestOf(frames: Iterable<Uint8ClampedArray>): string {
  const hash = createHash("sha256");
  for (const frame of frames) hash.update(frame);
  return hash.digest("hex");
}

const FOOT = 22;

/** The lines with a frame's time and number. */
function footOf(frame: Uint8ClampedArray, width: number): Uint8ClampedArray {
  return frame.subarray(-FOOT * width * 4);
}

function caption(text: string, number: string): Uint8ClampedArray {
  const foot = new Picture(640, FOOT);
  foot.fillRectangle(0, 0, 640, FOOT, [0, 0, 0]);
  write(foot, text, [6, 4], 2, [255, 255, 255]);
  write(foot, number, [640 - 6 - textWidth(number, 2), 4], 2, [255, 255, 255]);
  return foot.bytes;
}

describe("a film", () => {
  it("is the same for the same plan, and another one for another seed", () => {
    const digest = (plan: FilmPlan) => digestOf(paintFilm(filmOf(plan)));
    expect(digest({ ...PLAN })).toBe(digest(PLAN));
    expect(digest({ ...PLAN, seed: "other" })).not.toBe(digest(PLAN));
  });

  it("has fifteen frames a second, each another one", () => {
    const digests = Array.from(paintFilm(filmOf(PLAN)), (frame) => digestOf([frame]));
    expect(digests).toHaveLength(60);
    expect(new Set(digests).size).toBe(60);
  });

  it("says in each frame which it is, and what the clocks on the spot show, also where they go back", () => {
    const plan = { ...PLAN, width: 640, height: 360, seconds: 12, passing: 0, birds: 0, twice: 0 };
    const captions = Array.from(paintFilm(filmOf(plan)), (frame) => digestOf([footOf(frame, plan.width)]));
    expect(captions[0]).toBe(digestOf([caption("25.10.2026 02:59:50.00  TEST", "#00000")]));
    expect(captions[149]).toBe(digestOf([caption("25.10.2026 02:59:59.93  TEST", "#00149")]));
    expect(captions[150]).toBe(digestOf([caption("25.10.2026 02:00:00.00  TEST", "#00150")]));
  });

  it("shows whom the camera has detected, unhidden, at the frame of the detection", () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const { frames, traffic, detections } = filmOf(plan);
        const view = new View(640, 360);
        for (const { frame, datetime, seen, again } of detections) {
          expect(frame).toBeGreaterThanOrEqual(0);
          expect(frame).toBeLessThan(frames);
          expect(datetime).toBe(Math.floor(plan.recordedDate + frame / FRAME_RATE));
          if (!seen) continue;
          const second = frame / FRAME_RATE;
          expect(sightOf(view, seen, second)?.share ?? 0).toBeGreaterThan(0.6);
          const others = traffic.filter((other) => other !== seen);
          if (!again) expect(others.filter((other) => isHidden(view, seen, other, second))).toEqual([]);
        }
      }),
    );
  });

  it("counts nobody else: all who pass but the missed ones, some twice, and the birds", () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const { traffic, birds, detections } = filmOf(plan);
        const first = detections.filter(({ seen, again }) => seen && !again);
        expect(first).toHaveLength(Math.max(0, traffic.length - plan.missed));
        expect(new Set(first.map(({ seen }) => seen)).size).toBe(first.length);
        const leaving = first.filter(({ seen }) => seen?.direction === "outgoing");
        expect(detections.filter(({ again }) => again)).toHaveLength(Math.min(plan.twice, leaving.length));
        expect(detections.filter(({ seen }) => !seen)).toHaveLength(birds.length);
        expect(detections.map(({ id }) => id)).toEqual(detections.map((_, index) => index + 1));
        expect(detections.map(({ frame }) => frame)).toEqual(
          detections.map(({ frame }) => frame).sort((one, other) => one - other),
        );
      }),
    );
  });
});
