"use strict";
// GraphQL Code Generator plugin: hooks for Apollo Client 4, only those that the web's sources name:
// useXxxQuery, useXxxLazyQuery, useXxxSubscription. Mutations have none: they go through useChange, which
// takes the document. It needs typed-document-node before it in the same file, and the types in ../generated.
const { readdirSync, readFileSync } = require("node:fs");
const { join } = require("node:path");
const { Kind } = require("graphql");
const pascal = (s) => s.charAt(0).toUpperCase() + s.slice(1);

const WEB = join(__dirname, "../web");
const GENERATED = join(WEB, "src/graphql/operations");

/** Names of hooks in the web's sources and tests, whether the hooks exist yet or not. */
const named = new Set(
  ["src", "test"]
    .flatMap((folder) =>
      readdirSync(join(WEB, folder), { recursive: true }).map((file) => join(WEB, folder, file)),
    )
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith(GENERATED))
    .flatMap((file) => readFileSync(file, "utf8").match(/\buse\w+(?:Query|Subscription)\b/g) ?? []),
);

/** The hooks of an operation, and their names. */
const hooksOf = (name, operation) => {
  if (operation === "query")
    return [
      ["useQuery", `use${name}Query`],
      ["useLazyQuery", `use${name}LazyQuery`],
    ];
  return operation === "subscription" ? [["useSubscription", `use${name}Subscription`]] : [];
};

module.exports.plugin = (_schema, documents) => {
  const used = new Set();
  const out = [];
  for (const { document } of documents) {
    for (const def of document?.definitions ?? []) {
      if (def.kind !== Kind.OPERATION_DEFINITION || !def.name) continue;
      const name = pascal(def.name.value);
      const types = `Types.${name}${pascal(def.operation)}, Types.${name}${pascal(def.operation)}Variables`;
      const required = (def.variableDefinitions ?? []).some(
        (v) => v.type.kind === Kind.NON_NULL_TYPE && !v.defaultValue,
      );
      for (const [hook, hookName] of hooksOf(name, def.operation).filter(([, hookName]) =>
        named.has(hookName),
      )) {
        const isLazy = hook === "useLazyQuery";
        const isOptional = isLazy || !required;
        used.add(hook);
        if (!isLazy) used.add("type SkipToken");
        out.push(
          `export function ${hookName}(options${isOptional ? "?" : ""}: ${isLazy ? "" : "SkipToken | "}${hook}.Options<${types}>) {\n` +
            `  return ${hook}(${name}Document, ${isOptional && !isLazy ? "options ?? {}" : "options"});\n}`,
        );
      }
    }
  }
  return {
    prepend: [
      ...(used.size > 0 ? [`import { ${[...used].sort().join(", ")} } from "@apollo/client/react";`] : []),
      'import type * as Types from "../generated";',
    ],
    content: out.join("\n"),
  };
};
