import { expect, it } from "@jest/globals";
import { shownName } from "./shownName.rules.js";

it.each([
  ["Šmartinska 12 👩‍🌾", "Šmartinska 12 👩‍🌾"],
  ["Cesta\u202e\r\nSubject: 1", "Cesta Subject: 1"],
  [" \u00a0\u200b", null],
  ["", null],
  [7, null],
])("%j is shown as %j", (written, shown) => {
  expect(shownName(written)).toBe(shown);
});
