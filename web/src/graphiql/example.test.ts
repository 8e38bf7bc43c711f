import { expect, it } from "@jest/globals";
import { readExample } from "./example";

it("an example's comment is its title and what it is about; the operation keeps both", () => {
  const source = "# List\n# All of them,\n# by name.\nquery List {\n  # names\n  clients { name }\n}\n";
  expect(readExample(source, '{ "a": 1 }\n')).toEqual({
    title: "List",
    about: "All of them, by name.",
    query: source,
    variables: '{ "a": 1 }',
  });
});
