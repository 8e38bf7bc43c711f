"use strict";
// GraphQL Code Generator plugin: operations as texts, for pages that use a plain fetch without a GraphQL
// client. Each includes the fragments that it needs. Fragments on their own are left out.
const { Kind, print, stripIgnoredCharacters, visit } = require("graphql");
const pascal = (s) => s.charAt(0).toUpperCase() + s.slice(1);

function spreadsOf(definition) {
  const names = [];
  visit(definition, { FragmentSpread: ({ name }) => void names.push(name.value) });
  return names;
}

module.exports.plugin = (_schema, documents) => {
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = new Map(
    definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).map((one) => [one.name.value, one]),
  );
  const withFragments = (operation) => {
    const found = new Set([operation]);
    for (const definition of found) for (const name of spreadsOf(definition)) found.add(fragments.get(name));
    return stripIgnoredCharacters([...found].map(print).join(" "));
  };
  const operations = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return {
    prepend: [
      'import type * as Types from "../generated";',
      'import type { PlainOperation } from "../plainOperation";',
    ],
    content: operations
      .map((operation) => {
        const name = operation.name.value;
        const types = `${pascal(name)}${pascal(operation.operation)}`;
        return (
          `export const ${name}Operation: PlainOperation<Types.${types}, Types.${types}Variables> = ` +
          `${JSON.stringify({ name, text: withFragments(operation) })};`
        );
      })
      .join("\n"),
  };
};
