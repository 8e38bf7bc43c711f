import { expect, it } from "@jest/globals";
import { countIn, namesOf } from "./newClients";

it.each([
  ["one by its name alone", { name: " Cesta ", count: 1 }, ["Cesta"]],
  ["several by name and number", { name: "Cesta", count: 3 }, ["Cesta 1", "Cesta 2", "Cesta 3"]],
  ["those without a name not at all", { name: "", count: 2 }, ["", ""]],
])("names %s", (_what, wanted, names) => expect(namesOf(wanted)).toEqual(names));

it.each([
  ["1", 1],
  [" 50 ", 50],
  ["0", null],
  ["51", null],
  ["1.5", null],
  ["-1", null],
  ["", null],
  ["1e1", null],
])("takes %j for %j clients", (text, count) => expect(countIn(text)).toBe(count));
