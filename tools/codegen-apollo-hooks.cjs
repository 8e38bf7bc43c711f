"use strict";
// GraphQL Code Generator plugin: thin useXxxQuery/useXxxLazyQuery/useXxxMutation/useXxxSubscription hooks for
// Apollo Client 4. It needs typed-document-node ahead of it in the same file, and the types in ../generated.
const { Kind } = require("graphql");
const pascal = (s) => s.charAt(0).toUpperCase() + s.slice(1);

module.exports.plugin = (_schema, documents) => {
  const used = new Set();
  const out = [];
  for (const { document } of documents) {
    for (const def of document?.definitions ?? []) {
      if (def.kind !== Kind.OPERATION_DEFINITION || !def.name) continue;
      const name = pascal(def.name.value);
      const kind = pascal(def.operation);
      const types = `Types.${name}${kind}, Types.${name}${kind}Variables`;
      const doc = `${name}Document`;
      const required = (def.variableDefinitions ?? []).some(
        (v) => v.type.kind === Kind.NON_NULL_TYPE && !v.defaultValue,
      );
      const opt = required && kind !== "Mutation" ? "" : "?";
      const skip = kind === "Mutation" ? "" : "SkipToken | ";
      used.add(`use${kind}`);
      if (skip) used.add("type SkipToken");
      out.push(
        `export function use${name}${kind}(options${opt}: ${skip}use${kind}.Options<${types}>) {\n` +
          `  return use${kind}(${doc}, ${opt && skip ? "options ?? {}" : "options"});\n}`,
      );
      if (kind === "Query") {
        used.add("useLazyQuery");
        out.push(
          `export function use${name}LazyQuery(options?: useLazyQuery.Options<${types}>) {\n  return useLazyQuery(${doc}, options);\n}`,
        );
      }
    }
  }
  return {
    prepend: [
      `import { ${[...used].sort().join(", ")} } from "@apollo/client/react";`,
      'import type * as Types from "../generated";',
    ],
    content: out.join("\n"),
  };
};
