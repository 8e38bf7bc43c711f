import { expect, it } from "@jest/globals";
import { conditionOf, figuresOf } from "./condition";

const flows = { state: "OPEN", deviation: { since: 1, urgent: true }, expectedOpen: false } as const;
const dry = { state: "CLOSED", deviation: { since: 1, urgent: false }, expectedOpen: true } as const;
const open = { state: "OPEN", deviation: null, expectedOpen: true } as const;
const closed = { state: "CLOSED", deviation: null, expectedOpen: false } as const;
const unknown = { state: "UNKNOWN", deviation: null, expectedOpen: false } as const;

it("puts water that should not flow before all else, and takes nothing unknown for closed", () => {
  expect([flows, dry, unknown, open, closed].map(conditionOf)).toEqual([
    "flows",
    "care",
    "care",
    "open",
    "closed",
  ]);
});

it("counts the deviating only of those whose orders are told", () => {
  const untold = { ...open, expectedOpen: null };
  expect(figuresOf([untold, untold])).toMatchObject({ open: 2, deviating: null });
  expect(figuresOf([untold, dry])).toMatchObject({ deviating: 1 });
  expect(figuresOf([])).toMatchObject({ deviating: 0 });
});

it("counts each valve once by what it reports, and those that deviate besides", () => {
  expect(figuresOf([flows, dry, open, closed, closed, unknown])).toEqual({
    open: 2,
    closed: 3,
    unknown: 1,
    deviating: 2,
  });
});
