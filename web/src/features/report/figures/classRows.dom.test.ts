import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { formatPercent } from "../../../shared/number/percent";
import { classRows } from "./classRows";

const rowsOf = (counts: readonly { vehicles: number; measurements: number }[]) =>
  classRows(
    counts.map((count, index) => ({
      ...count,
      isEstimate: false,
      from: index * 10 + 1,
      to: index < 9 ? index * 10 + 10 : null,
    })),
    null,
  );

it("rounds each share by itself, as screens and workbooks do", () => {
  const { rows, total } = rowsOf([219, 5_665, 8_268].map((vehicles) => ({ vehicles, measurements: 1 })));
  // Of 14,152: 1.547… %, 40.029… %, 58.422… %. They needn't add up to 100.
  const shares = rows.map(({ share }) => formatPercent(share, "en"));
  expect(shares).toEqual(["1.5\u00a0%", "40.0\u00a0%", "58.4\u00a0%"]);
  expect(formatPercent(total.share, "en")).toBe("100.0\u00a0%");
});

it("has thirds that make 99.9 together, and no shares of nothing", () => {
  const thirds = rowsOf([1, 1, 1].map((vehicles) => ({ vehicles, measurements: 1 })));
  expect(thirds.rows.map(({ share }) => formatPercent(share, "sl"))).toEqual(Array(3).fill("33,3\u00a0%"));
  const nothing = rowsOf([0, 0].map((vehicles) => ({ vehicles, measurements: 0 })));
  expect([...nothing.rows, nothing.total].map(({ share }) => share)).toEqual([null, null, null]);
});

const classes = fc.array(fc.record({ vehicles: fc.nat(100_000), measurements: fc.nat(1_000_000) }), {
  minLength: 9,
  maxLength: 10,
});

it("totals what stands in the rows", () => {
  fc.assert(
    fc.property(classes, (counts) => {
      const { rows, total } = rowsOf(counts);
      const sum = (value: (row: (typeof rows)[number]) => number) =>
        rows.reduce((all, row) => all + value(row), 0);
      expect(total.vehicles).toBe(sum(({ vehicles }) => vehicles ?? Number.NaN));
      expect(total.measurements).toBe(sum(({ measurements }) => measurements ?? Number.NaN));
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
