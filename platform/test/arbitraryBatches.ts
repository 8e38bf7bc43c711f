import fc from "fast-check";
import type { RawBatch } from "./naiveHours.js";

const HOUR = 3600;
export const ZONES = ["Europe/Ljubljana", "UTC", "Asia/Kolkata"];
/** Both clock changes of 2026 in Ljubljana, and an ordinary day. */
export const MOMENTS = [1_774_746_000, 1_792_890_000, 1_790_000_000];

const reading = fc.record(
  {
    share: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    speed: fc.oneof(
      fc.constant(0),
      fc.double({ min: 0, max: 300, noNaN: true }),
      fc.integer({ min: 30, max: 110 }),
    ),
    direction: fc.constantFrom("incoming" as const, "outgoing" as const),
    samples: fc.integer({ min: 1, max: 1000 }),
    length: fc.oneof(
      fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10),
      fc.constantFrom(2.49, 2.5, 5.19, 5.2, 8.99, 9, 12),
    ),
    kind: fc.constantFrom("vehicle" as const, "vehicle" as const, "pedestrian" as const, "bicycle" as const),
  },
  { requiredKeys: ["share"] },
);

/** Batches around a moment: they overlap, touch, leave gaps, and come in any order. */
export const batches = (moment: number): fc.Arbitrary<RawBatch[]> =>
  fc.array(
    fc
      .record({
        from: fc.integer({ min: -30 * HOUR, max: 30 * HOUR }).map((offset) => moment + offset),
        seconds: fc.oneof(fc.integer({ min: 1, max: 10 * HOUR }), fc.constantFrom(HOUR, 15, 300)),
        readings: fc.array(reading, { maxLength: 60 }),
        /** For most batches: one reading without a direction hides an hour's directions. */
        usualDirection: fc.constantFrom("incoming" as const, "outgoing" as const, "outgoing" as const, null),
      })
      .map(({ from, seconds, readings, usualDirection }) => ({
        from,
        to: from + seconds,
        readings: readings.map(({ share, ...rest }) => ({
          timestamp: from + Math.floor(share * seconds),
          ...(usualDirection && { direction: usualDirection }),
          ...rest,
        })),
      })),
    { maxLength: 7 },
  );

/** A second or a whole hour near a moment. */
export const border = (moment: number) =>
  fc.oneof(
    fc.integer({ min: -40 * HOUR, max: 40 * HOUR }).map((offset) => moment + offset),
    fc.integer({ min: -40, max: 40 }).map((hours) => moment + hours * HOUR),
  );

export const ascending = (borders: number[]) => {
  const [start = 0, end = 0] = [...borders].sort((one, other) => one - other);
  return { start, end };
};
