import { expect, it } from "@jest/globals";
import { ringOf } from "./ring";

it("draws each state's share, the worst first", () => {
  expect(ringOf({ ok: 3, late: 0, silent: 1, counted: 0, never: 0, unknown: 0, place: 0 })).toBe(
    "conic-gradient(var(--chakra-colors-activity-silent) 0.0% 25.0%, var(--chakra-colors-activity-ok) 25.0% 100.0%)",
  );
});

it("has the places without a device after all states", () => {
  expect(ringOf({ ok: 1, late: 0, silent: 0, counted: 0, never: 0, unknown: 0, place: 1 })).toBe(
    "conic-gradient(var(--chakra-colors-activity-ok) 0.0% 50.0%, var(--chakra-colors-border-emphasized) 50.0% 100.0%)",
  );
});
