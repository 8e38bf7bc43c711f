import { expect, it } from "@jest/globals";
import { parseInterval } from "../../shared/interval/interval";
import { summaryInterval, tabOf } from "./summaryInterval";

const at = (search: string) => summaryInterval(parseInterval(new URLSearchParams(search)));

it.each([
  ["", "LAST_24H"],
  ["interval=WEEK", "WEEK"],
  ["interval=MONTH", "MONTH"],
  ["from=1782856800&to=1782943200", "CUSTOM"],
  ["interval=TODAY", "LAST_24H"],
  ["interval=nonsense", "LAST_24H"],
])("the address %s opens the tab %s", (search, tab) => {
  expect(tabOf(at(search))).toBe(tab);
});

it("asks for the tab that is shown", () => {
  expect(at("interval=TODAY")).toEqual({ kind: "preset", preset: "LAST_24H" });
});
