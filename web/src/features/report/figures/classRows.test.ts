import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { classRows } from "./classRows";

const classes = fc.array(fc.record({ vehicles: fc.nat(100_000), measurements: fc.nat(1_000_000) }), {
  minLength: 9,
  maxLength: 10,
});

it("totals what stands in the rows, whose shares add up to 100", () => {
  fc.assert(
    fc.property(classes, (counts) => {
      const { rows, total } = classRows(
        counts.map((count, index) => ({
          ...count,
          isEstimate: false,
          from: index * 10 + 1,
          to: index < 9 ? index * 10 + 10 : null,
        })),
        null,
      );
      const sum = (value: (row: (typeof rows)[number]) => number) =>
        rows.reduce((all, row) => all + value(row), 0);
      expect(total.vehicles).toBe(sum(({ vehicles }) => vehicles ?? Number.NaN));
      expect(total.measurements).toBe(sum(({ measurements }) => measurements ?? Number.NaN));
      if (total.vehicles === 0) expect(total.share).toBeNull();
      else expect(Math.round(sum(({ share }) => (share ?? Number.NaN) * 10))).toBe((total.share ?? 0) * 10);
    }),
  );
});

it("shares of all vehicles with a speed where a class is unknown, and has no total where they aren't told", () => {
  const of = (from: number, vehicles: number | null) => ({
    from,
    to: from + 9,
    vehicles,
    measurements: vehicles,
    isEstimate: null,
  });
  const partly = [of(41, 30), of(51, null)];
  expect(classRows(partly, 40)).toMatchObject({
    rows: [{ share: 75 }, { vehicles: null, share: null }],
    total: { vehicles: 40, measurements: null, share: 100 },
  });
  expect(classRows(partly, null)).toMatchObject({
    rows: [{ share: null }, { share: null }],
    total: { vehicles: null, share: null },
  });
});
