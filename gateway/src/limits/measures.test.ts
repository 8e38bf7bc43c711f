import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { buildSchema, type OperationDefinitionNode, parse } from "graphql";
import { ASSUMED_ITEMS, costOf } from "./cost.js";
import { measure } from "./measures.js";

const schema = buildSchema(`
  type Query { a: Query, list: [Query!]!, page(first: Int! = 25): Page, name: String, names: [String!]! }
  type Page { nodes: [Query!]!, total: Int }
`);

const costOfText = (text: string, variables = {}): number => {
  const document = parse(text);
  return costOf(schema, document, document.definitions[0] as OperationDefinitionNode, variables);
};

describe("the cost", () => {
  it.each([
    ["scalars are free", "{ name names }", 0],
    ["an object is one", "{ a { name a { name } } }", 2],
    ["a list is assumed to have items", "{ list { name } }", ASSUMED_ITEMS],
    ["and each its own", "{ list { a { name } } }", 2 * ASSUMED_ITEMS],
    ["a page has as many as are asked for", "{ page(first: 7) { total nodes { a { name } } } }", 1 + 7 * 2],
    ["or as many as it has by default", "{ page { nodes { name } } }", 1 + 25],
    [
      "also through fragments",
      "{ page(first: 7) { ...P } } fragment P on Page { ... { nodes { name } } }",
      1 + 7,
    ],
    [
      "a page size is of one level",
      "{ page(first: 2) { nodes { list { name } } } }",
      1 + 2 * (1 + ASSUMED_ITEMS),
    ],
    ["the schema is free", "{ __schema { types { name } } }", 0],
    ["what there is not is free", "{ b { c } }", 0],
  ])("%s", (_case, text, cost) => expect(costOfText(text)).toBe(cost));

  it("takes the page size of a variable", () => {
    const text = "query ($n: Int!) { page(first: $n) { nodes { name } } }";
    expect(costOfText(text, { n: 100 })).toBe(101);
    expect(measure(parse(text)).pagedByVariable).toBe(true);
  });
});

/** A random selection that may spread some fragments. */
function selection(depth: number, fragments: string[]): fc.Arbitrary<string> {
  const around = (before: string, after: string) =>
    selection(depth - 1, fragments).map((below) => `${before} { ${below} ${after}`);
  const objects = [
    ["a", "}"],
    ["b: a", "}"],
    ["list", "}"],
    ["page(first: 3) { nodes", "} }"],
  ] as const;
  const choices = [
    fc.constantFrom("name", "n1: name", ...fragments.map((name) => `...${name}`)),
    ...(depth > 0 ? objects.map(([before, after]) => around(before, after)) : []),
  ];
  return fc.array(fc.oneof(...choices), { minLength: 1, maxLength: 4 }).map((all) => all.join(" "));
}

/** An operation whose fragments spread only later ones, and the same with inline fragments instead. */
const documents = fc
  .tuple(selection(3, ["F0", "F1", "F2"]), selection(2, ["F1", "F2"]), selection(2, ["F2"]), selection(2, []))
  .map(([root, ...bodies]) => ({
    named: `{ ${root} } ${bodies.map((body, i) => `fragment F${i} on Query { ${body} }`).join(" ")}`,
    inlined: bodies.reduce(
      (text, body, i) => text.replaceAll(`...F${i}`, `... on Query { ${body} }`),
      `{ ${root} }`,
    ),
  }));

it("a fragment counts as what it stands for, wherever it is used", () => {
  fc.assert(
    fc.property(documents, ({ named, inlined }) => {
      const { depth, aliases, rootFields, selections, signIns } = measure(parse(named));
      expect(measure(parse(inlined))).toMatchObject({ depth, aliases, rootFields, selections, signIns });
      expect(costOfText(named)).toBe(costOfText(inlined));
    }),
  );
});

it("a document's measures are those of its dearest operation", () => {
  const text = "query A { a { a { name } } } query B { x: name y: name }";
  expect(measure(parse(text))).toMatchObject({ depth: 3, aliases: 2, rootFields: 2 });
});

it("a fragment that spreads itself is measured, too", () => {
  const text = "{ ...F } fragment F on Query { a { ...F } ...G } fragment G on Query { ...F }";
  expect(measure(parse(text)).depth).toBe(1);
  expect(costOfText(text)).toBe(1);
});
