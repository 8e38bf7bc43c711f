import { expect, it } from "@jest/globals";
import { clockTime, filmTime } from "./filmTime";

it.each([
  [0, "00:00,00"],
  [7 / 15, "00:00,46"],
  [0.29, "00:00,29"],
  [125.5, "02:05,50"],
  [3725.46, "1:02:05,46"],
])("writes %d s of a film as %s", (seconds, text) => {
  expect(filmTime(seconds, "sl")).toBe(text);
  expect(filmTime(seconds, "en")).toBe(text.replace(",", "."));
});

it("writes an instant by the local clock, in summer and in winter", () => {
  expect(clockTime(Date.UTC(2026, 6, 1, 12, 3, 27) / 1000)).toBe("14:03:27");
  expect(clockTime(Date.UTC(2026, 0, 1, 23, 59, 59) / 1000)).toBe("00:59:59");
});
