import { expect, it } from "@jest/globals";
import { overlappingSince } from "./overlaps";

const now = 1_796_000_000;
const row = (id: string, age: number | null) => ({
  id,
  info: { overlapDate: age === null ? null : now - age, overlapSeconds: age === null ? null : 60 },
});

it("names the devices of the last week, the last first", () => {
  const rows = [
    row("never", null),
    row("old", 7 * 86_400),
    row("hour", 3600),
    row("now", 0),
    row("week", 7 * 86_400 - 1),
  ];
  expect(overlappingSince(rows, now).map(({ id }) => id)).toEqual(["now", "hour", "week"]);
});
