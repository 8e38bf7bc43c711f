import { expect, it } from "@jest/globals";
import { ringOf } from "./ring";

it("draws each state's share, the worst first; places without a device have none", () => {
  expect(ringOf({ ok: 3, late: 0, silent: 1, counted: 0, never: 0, unknown: 0, place: 2 })).toBe(
    "conic-gradient(var(--chakra-colors-activity-silent) 0.0% 25.0%, var(--chakra-colors-activity-ok) 25.0% 100.0%)",
  );
});
