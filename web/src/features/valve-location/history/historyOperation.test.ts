import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { buildSchema, parse, validate } from "graphql";
import { historyOperation } from "./historyOperation";

it("gives scripts an operation that the API takes, whatever the valve is called", () => {
  const schema = buildSchema(
    readFileSync(new URL("../../../../../schema/schema.graphql", import.meta.url), "utf8"),
  );
  const text = historyOperation('Zgodovina: Park\n"} { me', "7", { from: 1000, to: 2000 });
  expect(validate(schema, parse(text))).toEqual([]);
  expect(text).toContain('$id: ID! = "7"');
  expect(text).toContain("{ from: 1000, to: 2000 }");
});
