import { expect, it } from "@jest/globals";
import { clientRow } from "../../../../test/clientRow";
import { type Columns, columnKeys } from "../../../shared/clients/columns/columnKeys";
import { cardHeight } from "./cardHeight";

const plain = clientRow({ id: "1" });
const troubled = clientRow({
  id: "2",
  alarms: [{ text: "Vrata" }],
  settings: { ...plain.settings, notes: "Prestavljena" },
});

it("grows by a line for alerts and one for notes, where there are some and they are shown", () => {
  const line = cardHeight(troubled, ["name", "alerts"]) - cardHeight(plain, ["name", "alerts"]);
  expect(line).toBeGreaterThan(0);
  expect(cardHeight(troubled, columnKeys)).toBe(cardHeight(plain, columnKeys) + 2 * line);
  expect(cardHeight(troubled, ["name", "id"])).toBe(cardHeight(plain, ["name", "id"]));
});

it("is higher by a second line in a row that has one", () => {
  const higher = (columns: Columns, than: Columns) => cardHeight(plain, columns) - cardHeight(plain, than);
  const plainRow: Columns = ["name", "id", "rssi", "battery"];
  const line = higher(["name", "id", "count", "overLimit"], plainRow);
  expect(line).toBeGreaterThan(0);
  expect(higher(["name", "id", "count", "v85", "overLimit"], [...plainRow, "config"])).toBe(2 * line);
});

it("has a row of values for every three columns", () => {
  const [none, one, three, four] = [
    ["name"],
    ["name", "id"],
    ["name", "id", "rssi", "battery"],
    ["name", "id", "rssi", "battery", "config"],
  ] as const;
  const [a, b, c, d] = [none, one, three, four].map((columns) => cardHeight(plain, columns));
  expect([
    a !== undefined && b !== undefined && a < b,
    b === c,
    c !== undefined && d !== undefined && c < d,
  ]).toEqual([true, true, true]);
});
