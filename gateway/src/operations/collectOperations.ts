import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import {
  type DefinitionNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  visit,
} from "graphql";
import { hashOf, withTypenames } from "./operationText.js";
import type { RegisteredEntry } from "./registeredOperation.js";

/** Operations of embeds and the public page are in these files. All others belong to the portal and scripts. */
const PUBLIC_FILES: readonly string[] = ["public.graphql", "publicTraffic.graphql"];

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/**
 * All operations of a folder and its subfolders, by name, each with the fragments that it needs from any
 * file.
 * @throws Error if a name is used twice or missing, or a fragment can't be found
 */
export function collectOperations(folder: string): RegisteredEntry[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".graphql"),
  );
  const definitions = files
    .sort()
    .flatMap((file) =>
      parse(readFileSync(join(folder, file), "utf8")).definitions.map((definition) => ({ file, definition })),
    );
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const { file, definition } of definitions) {
    if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
    if (fragments.has(definition.name.value))
      throw new Error(`${file}: there are two fragments ${definition.name.value}`);
    fragments.set(definition.name.value, definition);
  }
  const entries = definitions.flatMap(({ file, definition }) =>
    definition.kind === Kind.OPERATION_DEFINITION ? [toEntry(file, definition, fragments)] : [],
  );
  const names = entries.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`there are two operations ${twice}`);
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function toEntry(file: string, operation: OperationDefinitionNode, fragments: Fragments): RegisteredEntry {
  const name = operation.name?.value;
  if (!name) throw new Error(`${file}: an operation has no name`);
  const definitions = [operation, ...fragmentsOf(operation, fragments)];
  const document = { kind: Kind.DOCUMENT, definitions } as const;
  const text = print(document);
  return {
    name,
    audience: PUBLIC_FILES.includes(basename(file)) ? "public" : "portal",
    hash: hashOf(text),
    hashWithTypenames: hashOf(print(withTypenames(document))),
    text,
  };
}

/** The fragments that an operation needs, the innermost first: the order of the web's generated documents. */
function fragmentsOf(operation: OperationDefinitionNode, fragments: Fragments): FragmentDefinitionNode[] {
  const levels: FragmentDefinitionNode[][] = [];
  const found = new Set<string>();
  let level: DefinitionNode[] = [operation];
  while (level.length > 0) {
    const names = new Set(level.flatMap(spreadsOf).filter((name) => !found.has(name)));
    const next = [...names].map((name) => {
      const fragment = fragments.get(name);
      if (!fragment) throw new Error(`there is no fragment ${name}`);
      found.add(name);
      return fragment;
    });
    levels.unshift(next);
    level = next;
  }
  return levels.flat();
}

function spreadsOf(definition: DefinitionNode): string[] {
  const names: string[] = [];
  visit(definition, { FragmentSpread: ({ name }) => void names.push(name.value) });
  return names;
}
