import { expect, it } from "@jest/globals";
import type { FigureChangeFragment } from "../../graphql/generated";
import { intervalOf } from "./figures";

const change = (part: Partial<FigureChangeFragment>): FigureChangeFragment => ({
  before: 54,
  after: 50,
  difference: -4,
  percent: -7.4,
  low: -5,
  high: -3,
  pValue: 0.001,
  verdict: "LOWER",
  ...part,
});

it("tells a fall's interval without signs, the smaller end first", () => {
  expect(intervalOf(change({}))).toEqual({ from: 3, to: 5, isSigned: false });
  expect(intervalOf(change({ verdict: "HIGHER", low: 1, high: 2 }))).toEqual({
    from: 1,
    to: 2,
    isSigned: false,
  });
});

it("keeps the signs where the interval holds both", () => {
  expect(intervalOf(change({ verdict: "NO_CHANGE", low: -1, high: 2 }))).toEqual({
    from: -1,
    to: 2,
    isSigned: true,
  });
  expect(intervalOf(change({ high: 0.2 }))).toMatchObject({ isSigned: true });
});

it("has none where too little was measured", () => {
  expect(intervalOf(change({ verdict: "TOO_FEW", low: null, high: null }))).toBeNull();
});
